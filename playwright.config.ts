import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS } from './scripts/chromium-args.ts';
import { findChromium, findFirefox } from './scripts/find-browser.ts';

const PORT = 4310;
const chromium = findChromium();
// Firefox still notes a SecurityError of unknown origin on its console; until it is understood, it runs on demand.
const firefox = process.env['WITH_FIREFOX'] ? findFirefox() : undefined;

/** Journeys in a real browser, against the built site. */
export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  workers: 2,
  retries: process.env['CI'] ? 1 : 0,
  timeout: 30_000,
  expect: { timeout: 8_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      args: CHROMIUM_ARGS,
    },
  },
  projects: [
    { name: 'chromium', use: { browserName: 'chromium' } },
    ...(firefox
      ? [
          {
            name: 'firefox',
            grep: /@firefox/,
            use: {
              browserName: 'firefox' as const,
              channel: 'moz-firefox',
              launchOptions: { executablePath: firefox, args: [] },
            },
          },
        ]
      : []),
  ],
  webServer: {
    command: `npx tsx scripts/preview.ts --port ${PORT}`,
    port: PORT,
    reuseExistingServer: !process.env['CI'],
  },
});
