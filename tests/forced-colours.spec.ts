import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './support/site.ts';

/*
 * Visitors may have the browser paint everything in a few colours of their own. Grounds and shadows are gone then; what
 * was set off by them has to be set off by a line.
 */

const BOXES = 'button, a, input:not([type=hidden]), select, textarea, li, span, [role=dialog], [role=region]';

/** Marks what is a box of its own for everybody else: by a ground, or by a line all around it. */
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

/** The boxes around which no line is seen. */
const lostBoxes = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-box]')].flatMap((element) => {
      const { borderTopStyle, borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(element);
      const seen = borderTopStyle !== 'none' && parseFloat(borderTopWidth) >= 1 && borderTopColor !== backgroundColor;
      const plain = /rgba\(.*, 0\)|transparent/.test(borderTopColor);
      return seen && !plain ? [] : [`${element.localName} ${element.className} ${element.textContent.slice(0, 30)}`];
    }),
  );

/** What was a box with the site's colours is one with the visitor's. */
async function expectNoLostBox(page: Page, atLeast: number): Promise<void> {
  await page.emulateMedia({ forcedColors: 'none' });
  expect(await markBoxes(page)).toBeGreaterThanOrEqual(atLeast);
  await page.emulateMedia({ forcedColors: 'active' });
  expect.soft(await lostBoxes(page)).toEqual([]);
}

/** All that can tell one state of a control from another, in the visitor's colours. */
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

test('with forced colours every button, field, chip and window has a line around it', async ({ page }) => {
  await page.goto('/us/');
  await hydrated(page);
  await expectNoLostBox(page, 20);
  await page.getByRole('button', { name: 'Customize' }).click();
  await expectNoLostBox(page, 20);
  const [off, on] = [
    await looksOf(page, 'input[role=switch]:not(:checked)', '::before'),
    await looksOf(page, 'input[role=switch]:checked', '::before'),
  ];
  expect(off).not.toEqual(on);
  await page.getByRole('button', { name: 'Save Preferences' }).click();
  await page.locator('#home [data-opens=contact] button').click();
  await page.getByRole('dialog').locator('form button[type=submit]').click();
  await expectNoLostBox(page, 20);
  await page.goto('/us/case-studies?tag=Travel');
  await hydrated(page);
  await expectNoLostBox(page, 10);
  expect(await looksOf(page, '[aria-pressed=true]')).not.toEqual(await looksOf(page, '[aria-pressed=false]'));
  expect(await looksOf(page, 'header nav [aria-current]')).not.toEqual(
    await looksOf(page, 'header nav a:not([aria-current])'),
  );
});

test('with forced colours every stop of the keyboard has a ring', async ({ page }) => {
  await page.goto('/us/');
  await hydrated(page);
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

test('with forced colours drawings have the colour of the words beside them', async ({ page }) => {
  await page.goto('/us/');
  await hydrated(page);
  const strange = await page.evaluate(() =>
    [...document.querySelectorAll('svg[stroke=currentColor]')]
      .filter((svg) => getComputedStyle(svg).color !== getComputedStyle(svg.parentElement ?? svg).color)
      .map((svg) => svg.parentElement?.outerHTML.slice(0, 80)),
  );
  expect(strange).toEqual([]);
  await expect(page.locator('svg[stroke=currentColor]').first()).toBeAttached();
});
