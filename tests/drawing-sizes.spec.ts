import type { Page } from '@playwright/test';
import { DRAWING_SIZES, HIDDEN_DRAWINGS } from '../src/content/public/pictures/__fixtures__/drawing-sizes.ts';
import { expect, test } from './support/fixtures.ts';

/** Returns the size at which the browser shows a drawing; nothing if it doesn't show it. */
const shownSize = (page: Page, content: string | Uint8Array) =>
  page.evaluate(
    async (src) => {
      const image = new Image();
      image.src = src;
      const isShown = await image.decode().then(
        () => true,
        () => false,
      );
      return isShown ? { width: image.naturalWidth, height: image.naturalHeight } : undefined;
    },
    `data:image/svg+xml;base64,${Buffer.from(content).toString('base64')}`,
  );

// The content check reads the same drawings: src/content/public/pictures/drawing-size.test.ts.
test('shows drawings at the sizes that the content check reads', async ({ page }) => {
  for (const { spelling, content, width, height } of DRAWING_SIZES)
    expect(await shownSize(page, content), spelling).toEqual({ width, height });
});

test('shows nothing of the drawings that the content check refuses', async ({ page }) => {
  for (const { spelling, content } of HIDDEN_DRAWINGS) expect(await shownSize(page, content), spelling).toBeUndefined();
});
