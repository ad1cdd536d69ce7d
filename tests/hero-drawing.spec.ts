import type { Page } from '@playwright/test';
import { expect, test } from './support/site.ts';

/** Stops every animation of the drawing at a moment, and tells what is seen of it then. */
const drawingAt = (page: Page, moment: 'start' | 'end') =>
  page.locator('[data-section=hero]').evaluate((hero, at) => {
    for (const animation of hero.getAnimations({ subtree: true })) {
      animation.pause();
      animation.currentTime = at === 'start' ? 0 : Number(animation.effect?.getComputedTiming().endTime);
    }
    const opacityOf = (element: Element | null): number =>
      element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1;
    return [...hero.querySelectorAll('svg rect, svg circle, svg text')]
      .filter((shape) => shape.getBoundingClientRect().width > 0 && !shape.closest('clipPath'))
      .map((shape) => {
        const { x, y, width, height } = shape.getBoundingClientRect();
        return { words: shape.textContent, opacity: opacityOf(shape), box: [x, y, width, height].map(Math.round) };
      });
  }, moment);

for (const region of ['us', 'dk'])
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ])
    test(`the drawing of ${region} is complete from its first frame at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.goto(`/${region}/`);
      const start = await drawingAt(page, 'start');
      expect(start.filter(({ words }) => words).length).toBeGreaterThan(5);
      expect(start.filter(({ opacity }) => opacity < 1)).toEqual([]);
      expect(start).toEqual(await drawingAt(page, 'end'));
    });

test('the lines and the strokes are drawn, and with reduced motion they are there at once', async ({ page }) => {
  const animated = () =>
    page
      .locator('[data-section=hero]')
      .evaluate((hero) => hero.getAnimations({ subtree: true }).filter(({ playState }) => playState !== 'idle').length);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/us/');
  await expect.poll(animated).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  expect(await animated()).toBe(0);
});
