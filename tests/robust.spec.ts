import type { Page } from '@playwright/test';
import { CASE_PAGE, PAGE_TYPES } from './support/page-types.ts';
import { expect, hold, hydrated, quiet, test, withChoice } from './support/site.ts';

test.beforeEach(({ page }) => withChoice(page));

const CLIENT = /\/assets\/client-[^/]*\.js$/;
const contactButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Contact', exact: true }).filter({ visible: true }).first();

/** Lets the page's script arrive late. */
const delayScript = (page: Page, milliseconds: number) =>
  page.route(CLIENT, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await route.continue();
  });

test('a click before the script is there is done when it is, never lost @firefox', async ({ page }) => {
  await delayScript(page, 1500);
  await page.goto('/us/', { waitUntil: 'commit' });
  await contactButton(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

for (const path of ['/us/', '/us/services/saas-google-ads-consultant', '/us/about-me'])
  test(`${path} paints what is seen first before the stylesheet, and nothing below without its rules @firefox`, async ({
    page,
    browserName,
  }) => {
    let styled = false;
    await page.route(/\.css$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 3000));
      styled = true;
      await route.continue();
    });
    await page.addInitScript(() => {
      Object.assign(window, { shifted: 0 });
      const add = ({ value }: PerformanceEntry & { value?: number }) =>
        Object.assign(window, { shifted: (window as unknown as { shifted: number }).shifted + (value ?? 0) });
      new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({
        type: 'layout-shift',
        buffered: true,
      });
    });
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(
      () =>
        performance.getEntriesByName('first-contentful-paint').length > 0 &&
        document.fonts.check('16px "Hedvig Letters Serif"'),
    );
    const heading = page.locator('h1');
    await expect(heading).toHaveCSS('font-family', /Hedvig/);
    await expect(page.locator('header')).toHaveCSS('position', 'sticky');
    const place = await heading.boundingBox();
    expect(await page.locator('main > section').count(), 'what comes after is held back').toBe(1);
    expect(styled, 'all this was seen without the stylesheet').toBe(false);
    await expect(page.locator('footer')).toHaveCSS('background-color', 'rgb(29, 27, 24)');
    expect(await heading.boundingBox()).toEqual(place);
    await page.waitForLoadState('load');
    // Only Chromium measures what moves; a font may move a line by a fraction of a pixel.
    if (browserName === 'chromium')
      expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThan(0.001);
  });

test('several early clicks are done, each once', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await delayScript(page, 1500);
  await page.goto('/us/', { waitUntil: 'domcontentloaded' });
  const fold = page.locator('#services [data-fold]').first();
  await fold.click();
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await hydrated(page);
  await expect(fold).toHaveAttribute('aria-expanded', 'true');
});

test('no script is asked for before the page has loaded', async ({ page }) => {
  const early: string[] = [];
  let loaded = false;
  page.on('load', () => (loaded = true));
  page.on('request', (request) => request.resourceType() === 'script' && !loaded && early.push(request.url()));
  await page.goto('/us/');
  await hydrated(page);
  expect(early).toEqual([]);
});

/** How sections below the first are laid out: `auto` lets those rest that are not near. */
const layoutOf = (page: Page, section: string) =>
  page.locator(section).evaluate((element) => getComputedStyle(element).contentVisibility);
const placeOf = (page: Page, section: string) =>
  page.locator(section).evaluate((element) => Math.round(element.getBoundingClientRect().top));
const ENTRY = /\/assets\/start-[^/]*\.js$/;

test('flags are looked for in the font of emoji first, on every type of page', async ({ page }) => {
  for (const path of PAGE_TYPES) {
    await page.goto(`/us/${path}`);
    const fonts = await page.evaluate(() => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (texts.nextNode()) {
        const { data, parentElement } = texts.currentNode as Text;
        if (!parentElement || parentElement.matches('script')) continue;
        if (/\p{Regional_Indicator}/u.test(data)) found.push(getComputedStyle(parentElement).fontFamily);
      }
      return found;
    });
    expect(fonts.length, `flags of ${path}`).toBeGreaterThanOrEqual(4); // those of the header
    expect(
      fonts.filter((font) => !font.startsWith('emoji,')),
      path,
    ).toEqual([]);
  }
});

test('sections far below rest until the script has laid them out one by one', async ({ page }) => {
  let go = () => {};
  const wanted = new Promise<void>((resolve) => (go = resolve));
  await page.route(ENTRY, (route) => wanted.then(() => route.continue()));
  await page.goto('/us/');
  expect(await layoutOf(page, '#pricing')).toBe('auto');
  go();
  await hydrated(page);
  await expect.poll(() => layoutOf(page, '#pricing')).toBe('visible');
  await expect(page.locator('[data-rest], [data-laid]')).toHaveCount(0);
});

test('a page that is loaded has time to be painted before its script is asked for @firefox', async ({ page }) => {
  for (const path of [`/us/${CASE_PAGE}`, '/dk/case-studies', '/eu/terms-of-service']) {
    await page.goto(path);
    await hydrated(page);
    const [loaded = 0, asked = 0] = await page.evaluate(() => [
      (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]?.loadEventStart,
      performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.js'))?.startTime,
    ]);
    expect(loaded).toBeGreaterThan(0);
    expect(asked - loaded, path).toBeGreaterThanOrEqual(198); // browsers round their clocks
  }
});

/** Where the page is seen, when it no longer moves. */
async function offset(page: Page): Promise<number> {
  const look = () => page.evaluate(() => Math.round(scrollY));
  let place = await look();
  await expect
    .poll(
      async () => {
        const before = place;
        place = await look();
        return place - before;
      },
      { intervals: [150] },
    )
    .toBe(0);
  return place;
}

/** How far below the upper edge of the window something stands. */
const distance = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);

for (const [path, landmark, tag] of [
  ['/', '#about', ''],
  ['/us/', '#services', ''],
  ['/us/#pricing', '#pricing', ' @firefox'],
  ['/dk/cookie-policy', 'h1', ''],
] as const)
  test(`who reads on at ${path} before the script takes over stays there, and finds the place again${tag}`, async ({
    page,
  }) => {
    const release = await hold(page, CLIENT);
    await page.emulateMedia({ reducedMotion: 'reduce' }); // the anchor is there at once
    await page.goto(path);
    if (path.includes('#')) await expect.poll(() => distance(page, landmark)).toBeLessThan(120);
    const begin = await offset(page);
    await page.mouse.move(200, 300);
    await page.mouse.wheel(0, 500);
    await expect.poll(() => offset(page)).toBeGreaterThan(begin + 400);
    const before = await distance(page, landmark);
    release();
    await hydrated(page);
    await page.waitForTimeout(300);
    expect(Math.abs((await distance(page, landmark)) - before)).toBeLessThan(4);
    await page.locator('footer a[href$="/terms-of-service"]').dispatchEvent('click');
    await expect(page).toHaveURL(/terms-of-service$/);
    await expect.poll(() => offset(page)).toBe(0);
    await page.goBack();
    const moved = async () => Math.abs((await distance(page, landmark)) - before);
    await expect.poll(moved).toBeLessThan(4); // both pages may have such an element: its page is on its way until then
    await offset(page);
    expect(await moved()).toBeLessThan(4);
  });

for (const [way, leave] of [
  ['loaded anew @firefox', (page: Page) => page.reload()],
  [
    'come back to from another', // the driver of Firefox loses the page here
    async (page: Page) => {
      await page.goto('/us/privacy-policy');
      await hydrated(page);
      await page.evaluate(() => void setTimeout(() => history.back()));
      await expect(page).toHaveURL(/\/us\/$/);
    },
  ],
] as const)
  test(`a page that is ${way} is seen where it was left`, async ({ page }) => {
    await page.goto('/us/');
    await hydrated(page);
    await page.evaluate(() => scrollTo({ top: 2500, behavior: 'instant' }));
    expect(await offset(page)).toBe(2500);
    await leave(page);
    await hydrated(page);
    await page.waitForTimeout(300);
    expect(await offset(page)).toBe(2500);
  });

test('who comes back, or has an anchor to go to, finds every section with its height @firefox', async ({
  page,
  complaints,
}) => {
  await page.route(ENTRY, (route) => route.abort());
  await page.goto('/us/#pricing');
  expect(await layoutOf(page, '#services')).toBe('visible');
  await expect.poll(() => placeOf(page, '#pricing')).toBeLessThan(120);
  await page.goto('/us/');
  await page.locator('#home a[href="#pricing"]').click();
  await expect.poll(() => placeOf(page, '#pricing')).toBeLessThan(120);
  await expect.poll(() => placeOf(page, '#pricing')).toBeGreaterThan(0);
  await page.reload();
  expect(await layoutOf(page, '#services')).toBe('visible');
  quiet(complaints);
});

for (const [fault, answer] of [
  ['is gone', { status: 404, contentType: 'text/plain', body: 'Not found' }],
  ['is answered with HTML', { status: 200, contentType: 'text/html', body: '<!doctype html><p>Hello' }],
] as const)
  test(`when the page's script ${fault}, the page stays readable and usable`, async ({ page, complaints }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.route(CLIENT, (route) => route.fulfill(answer));
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.goto('/us/');
    await expect(page.locator('#services fold-panel[hidden]')).toHaveCount(0);
    await page.locator('#contact form button[type=submit]').click();
    expect(await page.locator('#contact form').evaluate((form: HTMLFormElement) => form.checkValidity())).toBe(false);
    expect(loads).toBe(1);
    quiet(complaints);
  });

test('a page whose code is gone after a new deployment is loaded by the browser', async ({ page, complaints }) => {
  await page.goto('/us/');
  await hydrated(page);
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.route(/\/assets\/(story|timeline)\.section-[^/]*\.js$/, (route) =>
    route.fulfill({ status: 404, body: '' }),
  );
  await page.locator('header a[href="/us/about-me"]').filter({ visible: true }).first().click();
  await expect.poll(() => loads).toBe(1);
  await expect(page.locator('h1')).toHaveText('From call centre to search terms');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(loads).toBe(1);
  quiet(complaints);
});

test('a window whose part is gone leads to the form of the page', async ({ page, complaints }) => {
  await page.route(/\/assets\/contact-window-[^/]{8}\.js$/, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/us/');
  await hydrated(page);
  await contactButton(page).click();
  await expect(page.locator('#contact [name=name]')).toBeFocused();
  quiet(complaints);
});

test('observers are quiet: nothing is sent', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
  await page.goto('/us/');
  await hydrated(page);
  await page.waitForTimeout(1500);
  expect(sent).toEqual([]);
});

test('pages stay fit for the back/forward cache: nobody listens to unload', async ({ page }) => {
  await page.addInitScript(() => {
    const add = window.addEventListener.bind(window);
    window.addEventListener = (type: string, ...rest: [EventListenerOrEventListenerObject]) => {
      if (type === 'unload' || type === 'beforeunload') Object.assign(window, { unloadListener: type });
      add(type, ...rest);
    };
  });
  await page.goto('/us/');
  await hydrated(page);
  expect(await page.evaluate(() => 'unloadListener' in window)).toBe(false);
});

test('a window that was asked for does not open over a later page', async ({ page }) => {
  const release = await hold(page, /\/assets\/contact-window-[^/]*\.js$/);
  await page.goto('/us/about-me');
  await hydrated(page);
  await contactButton(page).click();
  await page.locator('header a[href="/us/case-studies"]').filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/case-studies$/);
  release();
  await page.waitForTimeout(800);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('who goes back while the next page is on its way is not taken to it', async ({ page }) => {
  await page.goto('/us/');
  await hydrated(page);
  await page.locator('header a[href="/us/about-me"]').filter({ visible: true }).first().click();
  await expect(page.locator('main h1')).toBeFocused();
  const release = await hold(page, '**/documents/us/privacy-policy.json');
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  const link = page.locator('footer a[href="/us/privacy-policy"]');
  await link.dispatchEvent('click');
  await link.dispatchEvent('click');
  await expect(link).toHaveAttribute('aria-busy', 'true');
  expect(await offset(page)).toBe(900);
  await page.evaluate(() => history.back());
  await expect(page.locator('#pricing')).toBeAttached();
  release();
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL(/\/us\/$/);
  await expect(page.locator('#pricing')).toBeAttached();
});

test('quick changes of page end on the last one', async ({ page }) => {
  await page.goto('/us/');
  await hydrated(page);
  await page.evaluate(() => {
    for (const target of ['/us/about-me', '/us/case-studies', '/us/privacy-policy'])
      document.querySelector<HTMLElement>(`a[href="${target}"]`)?.click();
  });
  await expect(page).toHaveURL('/us/privacy-policy');
  await expect(page.locator('[data-section=legal]')).toBeVisible();
  await expect(page.locator('h1')).toHaveCount(1);
});
