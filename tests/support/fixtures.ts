import { test as base, expect, type Page, type Route } from '@playwright/test';
import { SITE_CONTENT } from '../../tools/site-content.ts';

/** A page that is missing on purpose, and data prefetched for a link that the pointer only passed. */
const EXPECTED_MESSAGES = /status of 404|\/page-data\/\S+ was preloaded using link preload but not used/;

/** Collects console errors and warnings, except the 404 status of a page that is meant to be missing. */
export function collectConsoleErrors(page: Page): string[] {
  const consoleErrors: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !EXPECTED_MESSAGES.test(message.text()))
      consoleErrors.push(message.text());
  });
  page.on('pageerror', (error) => consoleErrors.push(String(error)));
  return consoleErrors;
}

/** Fails a test on any console error that the test doesn't remove from `consoleErrors`. */
export const test = base.extend<{ consoleErrors: string[] }>({
  consoleErrors: [
    async ({ page }, use) => {
      const consoleErrors = collectConsoleErrors(page);
      await use(consoleErrors);
      expect(consoleErrors).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };

/** Removes the browser's own errors about files that a test withholds on purpose. */
export const ignoreLoadErrors = (consoleErrors: string[]) =>
  consoleErrors.splice(
    0,
    consoleErrors.length,
    ...consoleErrors.filter((message) => !/Failed to load (resource|module script)|MIME type/.test(message)),
  );

/** Waits until the page is hydrated. */
export const waitForHydration = (page: Page) =>
  page.waitForFunction(() => 'releaseEarlyClicks' in window && document.documentElement.dataset['ready'] === 'true');

/**
 * Holds back the response to a URL.
 * @returns a function that releases it
 */
export async function holdRequest(
  page: Page,
  url: string | RegExp,
  answer: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await held;
    await answer(route);
  });
  return () => release();
}

/** Stores a consent choice, so that the notice doesn't cover the page. */
export const withConsent = (page: Page) =>
  page.addInitScript((version) => {
    // Firefox also runs this on its initial blank page, which has no storage.
    if (origin === 'null') return;
    localStorage.setItem(
      'cookie-consent',
      JSON.stringify({
        preferences: { necessary: true, analytics: false, marketing: false, functional: false },
        timestamp: new Date().toISOString(),
        version,
      }),
    );
  }, SITE_CONTENT.consentVersion);
