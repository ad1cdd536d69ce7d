import { PAGE_TYPES } from '../tools/page-types.ts';
import { DEFAULT_CODE, REGION_PER_LANGUAGE } from '../tools/site-content.ts';
import { expect, waitForHydration, test, withConsent } from './support/fixtures.ts';

/** Animations would be measured midway. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('keeps every focused element visible and uncovered', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto(`/${DEFAULT_CODE}/`);
  await waitForHydration(page);
  const targets = await page.locator('a[href], button').filter({ visible: true }).count();
  const seen = new Set<string>();
  for (let step = 0; step < 90; step++) {
    await page.keyboard.press('Tab');
    const state = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return undefined;
      const box = element.getBoundingClientRect();
      const top = document.elementFromPoint(
        box.x + box.width / 2,
        Math.min(Math.max(box.y + box.height / 2, 0), innerHeight - 1),
      );
      const style = getComputedStyle(element);
      return {
        name: `${element.localName} ${element.textContent?.slice(0, 40)}`,
        covered: !(top && (element.contains(top) || top.contains(element) || top.closest('label')?.contains(element))),
        onScreen: box.bottom > 0 && box.top < innerHeight,
        marked: style.outlineStyle !== 'none' || style.boxShadow !== 'none' || element.matches('[tabindex="-1"]'),
      };
    });
    if (!state) break;
    seen.add(state.name);
    expect(state, state.name).toMatchObject({ covered: false, onScreen: true, marked: true });
  }
  expect(seen.size).toBeGreaterThan(Math.min(targets, 90) / 2);
});

test('never skips a heading level on any page type', async ({ page }) => {
  await withConsent(page);
  for (const path of PAGE_TYPES) {
    await page.goto(`/${REGION_PER_LANGUAGE.at(-1)}/${path}`);
    const levels = await page
      .locator('h1, h2, h3, h4')
      .evaluateAll((all) =>
        all.filter((heading) => heading.closest('main')).map((heading) => Number(heading.localName[1])),
      );
    levels.forEach((level, index) =>
      expect(level, `${path} heading ${index}`).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1),
    );
  }
});
