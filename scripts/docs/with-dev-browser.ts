import { chromium, type Browser } from '@playwright/test';
import { createServer, type InlineConfig } from 'vite';
import { CHROMIUM_ARGS } from '../../tools/chromium-args.ts';
import { ensureChromium } from '../../tools/install-browsers.ts';

/** Runs a task with a browser and a development server on a free port, then closes both. `origin` ends with a slash. */
export async function withDevBrowser(
  config: InlineConfig,
  task: (browser: Browser, origin: string) => Promise<void>,
): Promise<void> {
  const server = await createServer({ appType: 'custom', logLevel: 'error', server: { port: 0 }, ...config });
  await server.listen();
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
  try {
    await task(browser, server.resolvedUrls?.local[0] ?? '');
  } finally {
    await browser.close();
    await server.close();
  }
}
