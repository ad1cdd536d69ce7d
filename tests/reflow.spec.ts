import type { Page } from '@playwright/test';
import { PAGE_TYPES } from './support/page-types.ts';
import { expect, hydrated, test, withChoice } from './support/site.ts';

/** What WCAG 1.4.12 lets a visitor set. */
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }';
const TWICE = 'html { font-size: 200% !important }';

const WAYS = [
  { name: 'as it is', css: '', widths: [320] },
  { name: 'with wide spacing', css: SPACING, widths: [320, 1280] },
  { name: 'with letters of twice the size', css: TWICE, widths: [320, 640, 768, 1280] },
];

/** What is cut off: wider than the window, or than what it stands in and may not leave. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} wide`);
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const { overflowX, overflowY, textOverflow, clipPath } = getComputedStyle(element);
      // What only screen readers have is cut off on purpose, as is the field that only robots find.
      if (!element.innerText?.trim() || clipPath !== 'none' || !element.checkVisibility()) continue;
      if (element.closest('form [aria-hidden=true]')) continue;
      const hidesX = /hidden|clip/.test(overflowX) || textOverflow === 'ellipsis';
      const { clientWidth: width, clientHeight: height } = element;
      const name = `${element.localName}.${element.className} ${element.innerText.slice(0, 30)}`;
      if (hidesX && element.scrollWidth > width + 1) found.push(`${name}: ${element.scrollWidth} in ${width}`);
      if (/hidden|clip/.test(overflowY) && element.scrollHeight > height + 1)
        found.push(`${name}: ${element.scrollHeight} high in ${height}`);
    }
    return found;
  });

/** Tries every way of reading on the page as it stands. */
async function expectWhole(page: Page, state: string): Promise<void> {
  for (const { name, css, widths } of WAYS)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      await page.evaluate((rules) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(rules);
        document.adoptedStyleSheets = [sheet];
      }, css);
      expect.soft(await cutOff(page), `${state} ${name} at ${width} px`).toEqual([]);
    }
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const region of ['us', 'dk'])
  test(`nothing is cut off on small screens, with wide spacing, or with large letters in ${region}`, async ({
    page,
  }) => {
    test.setTimeout(60_000);
    await withChoice(page);
    for (const path of PAGE_TYPES) {
      await page.goto(`/${region}/${path}`);
      await expectWhole(page, path);
    }
  });

for (const region of ['us', 'dk'])
  test(`notice, menu and window of ${region} are whole, too`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 844 });
    await page.goto(`/${region}/`);
    await hydrated(page);
    await expectWhole(page, 'notice');
    await page.getByRole('button', { name: /^(Customize|Tilpas)/ }).click();
    await expectWhole(page, 'details');
    await page.getByRole('button', { name: /^(Save|Gem)/ }).click();
    await page.locator('#home [data-opens=contact] button').click();
    await page.getByRole('dialog').locator('form button[type=submit]').click();
    await expectWhole(page, 'window');
  });
