import { CASE_SLUGS } from '../../tools/site-content.ts';
import { expect, test, withConsent } from '../support/fixtures.ts';

for (const region of ['us', 'dk'])
  test(`places the first and last number of the chart beside their dots in ${region}`, async ({ page }) => {
    await withConsent(page);
    for (const slug of CASE_SLUGS) {
      await page.goto(`/${region}/case-study/${slug}`);
      for (const [width, height] of [
        [390, 844],
        [844, 390],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height });
        const distances = await page.locator('figure').evaluate((figure) => {
          const box = (element: Element | undefined) => element?.getBoundingClientRect() ?? new DOMRect();
          const middle = ({ top, height }: DOMRect) => top + height / 2;
          const [first, last] = [...figure.querySelectorAll('span')].map(box);
          // The dots are zero-length lines, drawn last.
          const [start, end] = [...figure.querySelectorAll('path')].slice(-2).map(box);
          if (!first || !last || !start || !end) throw new Error('The line has no two ends.');
          return {
            up: [Math.abs(middle(first) - middle(start)), Math.abs(middle(last) - middle(end))],
            beside: [start.left - first.right, last.left - end.right],
          };
        });
        const where = `${slug} at ${width} px`;
        for (const up of distances.up) expect(up, where).toBeLessThan(3);
        for (const beside of distances.beside) {
          expect(beside, where).toBeGreaterThan(5); // clear of the dot
          expect(beside, where).toBeLessThan(24);
        }
      }
    }
  });
