import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

/** Pauses every animation of the drawing at a given time, and returns what is visible then. */
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
        return { text: shape.textContent, opacity: opacityOf(shape), box: [x, y, width, height].map(Math.round) };
      });
  }, moment);

for (const region of ['us', 'dk'])
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ])
    test(`shows the complete drawing of ${region} from the first frame at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.goto(`/${region}/`);
      const start = await drawingAt(page, 'start');
      expect(start.filter(({ text }) => text).length).toBeGreaterThan(5);
      expect(start.filter(({ opacity }) => opacity < 1)).toEqual([]);
      expect(start).toEqual(await drawingAt(page, 'end'));
    });

test(
  'animates the lines and strokes, and shows them at once with reduced motion',
  { tag: '@chromium' },
  async ({ page }) => {
    const animated = () =>
      page
        .locator('[data-section=hero]')
        .evaluate(
          (hero) => hero.getAnimations({ subtree: true }).filter(({ playState }) => playState !== 'idle').length,
        );
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/us/');
    await expect.poll(animated).toBeGreaterThan(0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    expect(await animated()).toBe(0);
  },
);
