import { expect, waitForHydration, test, withConsent } from '../support/fixtures.ts';

for (const region of ['us', 'dk'])
  test(`gives every plan the same rows, and aligns their hours charts in ${region}`, async ({ page }) => {
    await withConsent(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/${region}/`);
    await waitForHydration(page);
    await page.locator('[data-part=plans]').scrollIntoViewIfNeeded();
    const plans = await page.locator('[data-part=plans] > ul > li').evaluateAll((items) =>
      items.map((plan) => {
        const [name, marks] = [plan.children[0], plan.querySelector('svg')].map((part) =>
          part?.getBoundingClientRect(),
        );
        return {
          facts: [...plan.querySelectorAll('dl > div')].map((fact) => fact.getBoundingClientRect().top),
          marks: [marks?.top, marks?.height, marks?.width],
          band: Math.round((marks?.top ?? 0) - (name?.bottom ?? 0)),
        };
      }),
    );
    const [first, ...others] = plans;
    expect(first?.facts).toHaveLength(4);
    for (const plan of others) expect(plan).toEqual(first);
    expect(first?.band).toBeLessThan(32);
  });

test('sets what a plan includes at the size of body text', async ({ page }) => {
  await withConsent(page);
  await page.goto('/us/');
  const size = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await size('[data-part=plans] disclosure-panel li')).toBeGreaterThanOrEqual(await size('body'));
  }
});
