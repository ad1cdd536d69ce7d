import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS } from './scripts/chromium-args.ts';
import { findChromium, findFirefox } from './scripts/find-browser.ts';

const PORT = Number(process.env['TEST_PORT'] ?? 4310);
const chromium = findChromium();
const firefox = findFirefox();

/** Journeys in a real browser, against the built site. */
export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results/journeys',
  snapshotPathTemplate: '{testDir}/transcripts/{arg}{ext}',
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
