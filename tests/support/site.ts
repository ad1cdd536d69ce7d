import { test as base, expect, type Page, type Route } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { SITE } from './site-words.ts';

/** What a visitor's browser complains of; the status of a page that is meant to be missing is no complaint. */
export function watchConsole(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !/status of 404/.test(message.text()))
      complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return complaints;
}

/** Every journey fails if the console complains, unless it says that it expects so. */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page }, use) => {
      const complaints = watchConsole(page);
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };

/** Takes away what the browser itself says of files that a journey withholds on purpose. */
export const quiet = (complaints: string[]) =>
  complaints.splice(
    0,
    complaints.length,
    ...complaints.filter((words) => !/Failed to load (resource|module script)|MIME type/.test(words)),
  );

/** The addresses in the built sitemap, without the site's own address. */
export const sitemapPaths = (): string[] =>
  [...readFileSync('dist/sitemap.xml', 'utf8').matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(
    ([, path]) => path || '/',
  );

/** Waits until the page's script has taken over. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => 'pageReady' in window && document.documentElement.dataset['ready'] === 'true');

/**
 * Holds back what is asked for at an address.
 * @returns what lets it go
 */
export async function hold(
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

/** Answers the contact choice, so that the notice does not stand over what is tested. */
export const withChoice = (page: Page) =>
  page.addInitScript((version) => {
    // Firefox runs this on its empty first page, too, which has no storage.
    if (origin === 'null') return;
    localStorage.setItem(
      'cookie-consent',
      JSON.stringify({
        preferences: { necessary: true, analytics: false, marketing: false, functional: false },
        timestamp: new Date().toISOString(),
        version,
      }),
    );
  }, SITE.consentVersion);
