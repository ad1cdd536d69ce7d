import type { Page } from '@playwright/test';
import { atRest } from './support/animation-frames.ts';
import { sitemapPaths } from './support/built-page.ts';
import { expect, waitForHydration, test, withConsent } from './support/fixtures.ts';
import { PRICES, SITE_CONTENT } from '../tools/site-content.ts';

test.beforeEach(({ page }) => withConsent(page));

test('opens every path complete, with one heading and no console error @long', async ({ page }) => {
  test.setTimeout(180_000);
  for (const path of [...sitemapPaths(), '/us/thank-you', '/dk/thank-you']) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
    await page.evaluate(() => dispatchEvent(new KeyboardEvent('keydown')));
    await waitForHydration(page);
    expect(await page.locator('h1').count(), path).toBe(1);
    expect(await page.locator('header:not(main header)').count(), path).toBe(1);
    expect(await page.locator('main').count(), path).toBe(1);
  }
});

test.describe('without script', { tag: '@chromium' }, () => {
  test.use({ javaScriptEnabled: false });
  for (const region of ['us', 'dk'])
    test(`shows the complete home page of ${region}`, async ({ page }) => {
      await page.goto(`/${region}/`);
      for (const anchor of ['home', 'client-cases', 'about', 'services', 'pricing', 'contact'])
        await expect(page.locator(`#${anchor}`)).toBeVisible();
      await expect(page.locator('#services li').filter({ visible: true }).first()).toBeVisible();
      await expect(page.locator('form[method=post]')).toHaveAttribute('action', /.+/);
      await expect(page.locator('a[href$="/privacy-policy"]').first()).toBeVisible();
    });
});

test("opens a link's page at its top without a reload, announced and focused @firefox", async ({ page }) => {
  await page.goto('/us/');
  await waitForHydration(page);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  const link = page.locator('#services a[href="/us/services/ecommerce-google-ads-consultant"]').first();
  // A page that isn't prefetched within 2.5 s is loaded by the browser. On a busy machine, that can happen.
  const prefetched = page.waitForResponse('**/page-data/us/services/ecommerce-google-ads-consultant.json');
  await link.hover();
  await prefetched;
  await link.click();
  await expect(page).toHaveURL('/us/services/ecommerce-google-ads-consultant');
  await expect(page.locator('h1')).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  const heading = await page.locator('h1').textContent();
  await expect(page.getByRole('status').filter({ hasText: heading ?? '' })).toHaveCount(1);
});

for (const { from, to, part } of [
  { from: '/us/', to: '/us/services/ecommerce-google-ads-consultant', part: 'h1' },
  { from: '/dk/services/b2b-google-ads-consultant', to: '/dk/#home', part: '#home' },
  { from: '/us/about-me', to: '/us/#pricing', part: '#pricing' }, // a link that the consultant may write
])
  test(`shows no frame at another scroll position from the end of ${from} to ${to}`, async ({ page }) => {
    await page.goto(from);
    await waitForHydration(page);
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href, textContent: 'There', id: 'there' });
      document.querySelector('main section:last-of-type')?.append(link); // goes with it
      link.scrollIntoView({ behavior: 'instant' });
    }, to);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000);
    const tops = await page.evaluate(topsInFrames, part);
    expect(new Set(tops), tops.join(' ')).toEqual(new Set([tops.at(-1)]));
    await expect(page.locator(`main ${part}`)).toBeInViewport();
  });

/** Runs in the page: follows its last link and records the position of an element in each frame of the next page. */
const topsInFrames = (part: string): Promise<number[]> =>
  new Promise((resolve) => {
    const link = document.querySelector<HTMLElement>('#there');
    const tops: number[] = [];
    const look = () => {
      if (!link?.isConnected)
        tops.push(Math.round(document.querySelector(`main ${part}`)?.getBoundingClientRect().top ?? 0));
      if (tops.length < 30) requestAnimationFrame(look);
      else resolve(tops);
    };
    link?.click();
    look();
  });

test('restores the page and the scroll position after Back @firefox', async ({ page }) => {
  await page.goto('/us/');
  await waitForHydration(page);
  const link = page.locator('#services a[href="/us/services/b2b-google-ads-consultant"]').first();
  await link.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }));
  const before = await atRest(page, () => page.evaluate(() => scrollY));
  await link.click();
  await expect(page.locator('h1')).toBeFocused();
  await page.goBack();
  await expect(page.locator('#pricing')).toContainText(PRICES.us);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 60);
  expect(await page.evaluate(() => scrollY)).toBeLessThan(before + 60);
});

test('scrolls to the top on a link to the current page', async ({ page }) => {
  await page.goto('/us/about-me');
  await waitForHydration(page);
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await page.getByRole('banner').locator('a[href="/us/about-me"]').filter({ visible: true }).first().click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

for (const path of ['/us/?gclid=1', '/us'])
  test(`scrolls to the home section from Home at ${path} without a reload`, async ({ page }) => {
    await page.goto(path);
    await waitForHydration(page);
    await page.evaluate(() => {
      Object.assign(window, { stayed: true });
      scrollTo({ top: 2000, behavior: 'instant' });
    });
    await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).first().click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
    await expect(page).toHaveURL(new RegExp(`${path.replace('?', '\\?')}#home$`));
  });

test('scrolls to the home section from Home, and goes to the home page first from elsewhere @firefox', async ({
  page,
}) => {
  await page.goto('/us/about-me');
  await waitForHydration(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'Home', exact: true })
    .filter({ visible: true })
    .first()
    .click();
  await expect(page).toHaveURL('/us/#home');
  await expect(page.locator('#home h1')).toBeInViewport();
});

test('updates metadata with every navigation and never duplicates it', async ({ page }) => {
  await page.goto('/us/');
  await waitForHydration(page);
  for (const [link, title] of [
    ['/us/about-me', /about/i],
    ['/us/case-studies', /case/i],
  ] as const) {
    await page.locator(`header a[href="${link}"]`).filter({ visible: true }).first().click();
    await expect(page).toHaveTitle(title);
    for (const one of [
      'title',
      'meta[name=description]',
      'meta[name=keywords]',
      'meta[property="og:title"]',
      'meta[property="og:url"]',
      'meta[name="twitter:title"]',
      'link[rel=canonical]',
      'script[type="application/ld+json"]',
    ])
      await expect(page.locator(`head ${one}`), one).toHaveCount(1);
    await expect(page.locator('head link[rel=alternate][hreflang]')).toHaveCount(4);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', SITE_CONTENT.url + link);
  }
});

for (const [path, heading, lang] of [
  ['/us/nothing', 'Oops! Page not found.', 'en-US'],
  ['/dk/findes-ikke', 'Ups! Siden findes ikke.', 'da-DK'],
  ['/eu/case-study/nobody', 'Case Study Not Found', 'en'],
  ['/us/google-ads-case-study/nobody', 'Case Study Not Found', 'en-US'],
  ['/fr/', 'Oops! Page not found.', 'en-US'],
  ['/nothing', 'Oops! Page not found.', 'en-US'],
  ['//x', 'Oops! Page not found.', 'en-US'],
  ['/us/%3Cscript%3E', 'Oops! Page not found.', 'en-US'],
  ['/us/%0d', 'Oops! Page not found.', 'en-US'],
  ['/us/%E0%A4%A', 'Oops! Page not found.', 'en-US'],
] as const)
  test(`shows the 404 page at ${path}`, async ({ page, baseURL }) => {
    const response = await page.goto(`${baseURL}${path}`);
    expect(response?.status()).toBe(404);
    await expect(page.locator('h1')).toHaveText(heading);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    const home = page.locator('main a').first();
    await expect(home).toHaveAttribute(
      'href',
      new RegExp(`^/${lang === 'da-DK' ? 'dk' : lang === 'en' ? 'eu' : 'us'}/$`),
    );
  });

test('answers a path that contains sitemap as plain text, the sitemap itself as XML', async ({ request }) => {
  const xml = await request.get('/sitemap.xml');
  expect(xml.headers()['content-type']).toMatch(/^(application|text)\/xml/);
  for (const path of ['/sitemap', '/us/sitemap.html', '/dk/my-sitemap/x']) {
    const text = await request.get(path);
    expect(text.status(), path).toBe(200);
    expect(text.headers()['content-type'], path).toMatch(/^text\/plain/);
    expect(await text.text(), path).toBe(await xml.text());
  }
});

test('serves the same page at us and us/, and no other page with a slash', async ({ request }) => {
  for (const path of ['/us', '/us/']) expect((await request.get(path, { maxRedirects: 1 })).status(), path).toBe(200);
  expect((await request.get('/us/about-me', { maxRedirects: 0 })).status()).toBe(200);
});

test.describe('view transitions between a case and its card', () => {
  /** Records the transition: the name of each moving element, and the longest duration in milliseconds. */
  const noteGliding = (page: Page) =>
    page.evaluate(() => {
      const noted = { parts: [] as string[], longest: 0 };
      Object.assign(window, { noted });
      const look = () => {
        for (const { effect } of document.getAnimations()) {
          if (!(effect instanceof KeyframeEffect)) continue;
          const [, part] = /^::view-transition-group\(shared-(.+)\)$/.exec(effect.pseudoElement ?? '') ?? [];
          if (part && !noted.parts.includes(part)) noted.parts.push(part);
          if (effect.pseudoElement?.startsWith('::view-transition'))
            noted.longest = Math.max(noted.longest, Number(effect.getComputedTiming().endTime));
        }
        requestAnimationFrame(look);
      };
      look();
    });
  const noted = (page: Page) =>
    page.evaluate(() => (window as unknown as { noted: { parts: string[]; longest: number } }).noted); // set above
  const openFirst = async (page: Page, list = '/us/case-studies') => {
    await page.goto(list);
    await waitForHydration(page);
    await noteGliding(page);
    const card = page.locator('main a[href*="/case-study/"]').first();
    const client = await card.getByRole('heading').textContent();
    await card.click();
    await expect(page.locator('h1')).toContainText(client ?? '');
  };

  test('moves logo, image and name to their positions, and back, within 300 ms', async ({ page }) => {
    await openFirst(page);
    await expect.poll(async () => (await noted(page)).parts.sort()).toEqual(['logo', 'name', 'picture']);
    expect((await noted(page)).longest).toBeLessThanOrEqual(300);
    await expect(page.locator('h1')).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(page.locator('[style*="view-transition-name"]')).toHaveCount(0);
    await page.evaluate(() => (window as unknown as { noted: { parts: string[] } }).noted.parts.splice(0));
    await page.goBack();
    await expect(page.locator('h1')).toBeFocused();
    await expect.poll(async () => (await noted(page)).parts.sort()).toEqual(['logo', 'name', 'picture']);
    await expect(page.locator('[style*="view-transition-name"]')).toHaveCount(0);
  });

  test(
    'opens the page without a transition for visitors who prefer reduced motion',
    { tag: '@chromium' },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openFirst(page);
      await expect(page.locator('h1')).toBeFocused();
      expect(await noted(page)).toEqual({ parts: [], longest: 0 });
    },
  );

  test('opens a case from the carousel without a transition, and goes back without one', async ({ page }) => {
    await openFirst(page, '/us/');
    await expect(page.locator('h1')).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL('/us/');
    await expect(page.locator('h1')).toBeFocused();
    expect(await noted(page)).toEqual({ parts: [], longest: 0 });
  });

  test('opens the page in a browser without view transitions', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Document.prototype, 'startViewTransition'));
    await openFirst(page);
    await expect(page.locator('h1')).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL('/us/case-studies');
    await expect(page.locator('h1')).toBeFocused();
  });
});
