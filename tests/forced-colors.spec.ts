import type { Page } from '@playwright/test';
import { expect, waitForHydration, test } from './support/fixtures.ts';

/*
 * In forced colors the browser paints everything in a few colors of the visitor's choice and drops backgrounds and
 * shadows. Whatever they delimit needs an outline instead.
 */

const BOXES = 'button, a, input:not([type=hidden]), select, textarea, li, span, [role=dialog], [role=region]';

/** Marks every visible box: an element with a background or a border on all sides. */
const markBoxes = (page: Page) =>
  page.evaluate((boxes) => {
    const clear = /^(transparent|rgba\(.*, 0\))$/;
    const groundOf = (element: Element | null): string => {
      if (!element) return '';
      const { backgroundColor } = getComputedStyle(element);
      return clear.test(backgroundColor) ? groundOf(element.parentElement) : backgroundColor;
    };
    for (const element of document.querySelectorAll(boxes)) {
      element.removeAttribute('data-box');
      if (element.closest('[inert], [aria-hidden=true]') || !element.checkVisibility()) continue;
      const { backgroundColor, borderTopWidth, borderBottomWidth, borderLeftWidth } = getComputedStyle(element);
      const ground = !clear.test(backgroundColor) && backgroundColor !== groundOf(element.parentElement);
      const lined = [borderTopWidth, borderBottomWidth, borderLeftWidth].every((width) => parseFloat(width) > 0);
      element.toggleAttribute('data-box', ground || lined || element.matches('[role=dialog]'));
    }
    return document.querySelectorAll('[data-box]').length;
  }, BOXES);

/** The boxes without a visible border. */
const lostBoxes = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-box]')].flatMap((element) => {
      const { borderTopStyle, borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(element);
      const seen = borderTopStyle !== 'none' && parseFloat(borderTopWidth) >= 1 && borderTopColor !== backgroundColor;
      const plain = /rgba\(.*, 0\)|transparent/.test(borderTopColor);
      return seen && !plain ? [] : [`${element.localName} ${element.className} ${element.textContent.slice(0, 30)}`];
    }),
  );

/** Expects every box in the site's colors to be one in forced colors. */
async function expectNoLostBox(page: Page, atLeast: number): Promise<void> {
  await page.emulateMedia({ forcedColors: 'none' });
  expect(await markBoxes(page)).toBeGreaterThanOrEqual(atLeast);
  await page.emulateMedia({ forcedColors: 'active' });
  expect.soft(await lostBoxes(page)).toEqual([]);
}

/** Everything that can distinguish the states of a control in forced colors. */
const looksOf = (page: Page, selector: string, part?: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, pseudo) => {
      const { borderTopWidth, textDecorationLine, translate, backgroundColor, transform } = getComputedStyle(
        element,
        pseudo,
      );
      return { borderTopWidth, textDecorationLine, translate, backgroundColor, transform };
    }, part);

test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

test('outlines every button, field, chip and dialog in forced colors', { tag: '@chromium' }, async ({ page }) => {
  await page.goto('/us/');
  await waitForHydration(page);
  await expectNoLostBox(page, 20);
  await page.getByRole('button', { name: 'Customize' }).click();
  await expectNoLostBox(page, 20);
  const [off, on] = [
    await looksOf(page, 'input[role=switch]:not(:checked)', '::before'),
    await looksOf(page, 'input[role=switch]:checked', '::before'),
  ];
  expect(off).not.toEqual(on);
  await page.getByRole('button', { name: 'Save Preferences' }).click();
  await page.locator('#home [data-dialog-trigger=contact] button').click();
  await page.getByRole('dialog').locator('form button[type=submit]').click();
  await expectNoLostBox(page, 20);
  await page.goto('/us/case-studies?tag=Travel');
  await waitForHydration(page);
  await expectNoLostBox(page, 10);
  expect(await looksOf(page, '[aria-pressed=true]')).not.toEqual(await looksOf(page, '[aria-pressed=false]'));
  expect(await looksOf(page, 'header nav [aria-current]')).not.toEqual(
    await looksOf(page, 'header nav a:not([aria-current])'),
  );
});

test('draws a focus ring on every focusable element in forced colors', { tag: '@chromium' }, async ({ page }) => {
  await page.goto('/us/');
  await waitForHydration(page);
  let stops = 0;
  for (; stops < 90; stops++) {
    await page.keyboard.press('Tab');
    const ring = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return undefined;
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
      const { backgroundColor } = getComputedStyle(document.documentElement);
      return {
        name: `${element.localName} ${element.textContent?.slice(0, 30)}`,
        drawn: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && outlineColor !== backgroundColor,
      };
    });
    if (!ring) break;
    expect(ring, ring.name).toMatchObject({ drawn: true });
  }
  expect(stops).toBeGreaterThan(40);
});

test('gives drawings the color of the text beside them in forced colors', { tag: '@chromium' }, async ({ page }) => {
  await page.goto('/us/');
  await waitForHydration(page);
  const strange = await page.evaluate(() =>
    [...document.querySelectorAll('svg[stroke=currentColor]')]
      .filter((svg) => getComputedStyle(svg).color !== getComputedStyle(svg.parentElement ?? svg).color)
      .map((svg) => svg.parentElement?.outerHTML.slice(0, 80)),
  );
  expect(strange).toEqual([]);
  await expect(page.locator('svg[stroke=currentColor]').first()).toBeAttached();
});
