import { expect, type Page } from '@playwright/test';

/** Enough frames to notice movement: half a second on an idle machine. */
export const ENOUGH_FRAMES = 30;

/** Waits for as many animation frames as any movement needs to show. */
export const animationFrames = (page: Page, count = ENOUGH_FRAMES): Promise<void> =>
  page.evaluate(
    (wanted) =>
      new Promise<void>((done) => {
        let frames = 0;
        const next = () => {
          frames += 1;
          if (frames < wanted) requestAnimationFrame(next);
          else done();
        };
        requestAnimationFrame(next);
      }),
    count,
  );

/** Waits until a measured value no longer changes. @returns the value */
export async function atRest(page: Page, measure: () => Promise<number>): Promise<number> {
  let now = await measure();
  await expect(async () => {
    const before = now;
    await animationFrames(page, 12);
    now = await measure();
    expect(now).toBe(before);
  }).toPass({ timeout: 30_000 });
  return now;
}
