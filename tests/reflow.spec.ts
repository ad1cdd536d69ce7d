import type { Page } from '@playwright/test';
import { PAGE_TYPES } from '../tools/page-types.ts';
import { REGION_PER_LANGUAGE, wordOf } from '../tools/site-content.ts';
import { findCutOff } from './support/cut-off.ts';
import { expect, waitForHydration, test, withConsent } from './support/fixtures.ts';

/** The text spacing that WCAG 1.4.12 lets a visitor set. */
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }';
const TWICE = 'html { font-size: 200% !important }';

const WAYS = [
  { name: 'as it is', css: '', widths: [320] },
  { name: 'with wide spacing', css: SPACING, widths: [320, 1280] },
  { name: 'with letters of twice the size', css: TWICE, widths: [320, 640, 768, 1280] },
];

/** Checks the current page at every width, text spacing and text size. */
async function expectWhole(page: Page, state: string): Promise<void> {
  for (const { name, css, widths } of WAYS)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      await page.evaluate((rules) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(rules);
        document.adoptedStyleSheets = [sheet];
      }, css);
      expect.soft(await findCutOff(page), `${state} ${name} at ${width} px`).toEqual([]);
    }
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const region of REGION_PER_LANGUAGE)
  test(`cuts nothing off on small screens, with wide spacing, or with large text in ${region}`, async ({ page }) => {
    test.setTimeout(60_000);
    await withConsent(page);
    for (const path of PAGE_TYPES) {
      await page.goto(`/${region}/${path}`);
      await expectWhole(page, path);
    }
  });

for (const region of REGION_PER_LANGUAGE)
  test(`cuts nothing off in the notice, the menu and the modal in ${region}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 844 });
    await page.goto(`/${region}/`);
    await waitForHydration(page);
    await expectWhole(page, 'notice');
    await page.getByRole('button', { name: wordOf(region, 'consent', 'customize') }).click();
    await expectWhole(page, 'details');
    await page.getByRole('button', { name: wordOf(region, 'consent', 'save') }).click();
    await page.locator('main [data-dialog-trigger=contact] button').first().click();
    await page.getByRole('dialog').locator('form button[type=submit]').click();
    await expectWhole(page, 'window');
  });
