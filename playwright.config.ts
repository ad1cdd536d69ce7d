import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS } from './tools/chromium-args.ts';
import { findFirefox, findJourneyChromium } from './tools/install-browsers.ts';
import { freePort } from './tests/support/free-port.ts';

// Workers read this file, too: they get the port that the first reading has found.
const port = Number((process.env['TEST_PORT'] ??= String(await freePort())));
const chromium = findJourneyChromium();
const firefox = findFirefox();

const CHROMIUM = { browserName: 'chromium' as const };
/** A fine pointer that hovers, as numbers of Firefox: without a mouse at hand, it would show pages as on a touch screen. */
const MOUSE = 2 + 4;

const FIREFOX = {
  browserName: 'firefox' as const,
  channel: 'moz-firefox',
  launchOptions: {
    ...(firefox && { executablePath: firefox }),
    args: [],
    firefoxUserPrefs: { 'ui.primaryPointerCapabilities': MOUSE, 'ui.allPointerCapabilities': MOUSE },
  },
};

/** Journeys of `npm run test:long`: those in a folder `long/` and those with a tag. `docs/testing.md` says why. */
const LONG = /\blong\/\S+\.spec\.ts|@long\b/;

/** Journeys in a real browser, against the built site. */
export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/journeys',
  snapshotPathTemplate: '{testDir}/site/transcripts/{arg}{ext}',
  fullyParallel: true,
  workers: Math.max(2, availableParallelism()),
  retries: process.env['CI'] ? 2 : 0,
  timeout: 60_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    // Each new browser would fetch all of the builder's files once more. The journey without a connection allows it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      args: CHROMIUM_ARGS,
    },
  },
  projects: [
    { name: 'chromium', grepInvert: LONG, use: CHROMIUM },
    { name: 'chromium-long', grep: LONG, use: CHROMIUM },
    ...(firefox
      ? [
          { name: 'firefox', grep: /@firefox/, grepInvert: LONG, use: FIREFOX },
          { name: 'firefox-long', testIgnore: '**/long/**', grepInvert: [/@firefox\b/, /@chromium\b/], use: FIREFOX },
        ]
      : []),
  ],
  // Generated sites are served by their test.
  ...(!process.env['SITES'] && {
    webServer: {
      command: `npx tsx scripts/preview.ts --port ${port}`,
      port,
      reuseExistingServer: !process.env['CI'],
    },
  }),
});
