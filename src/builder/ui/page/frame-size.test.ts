import { expect, it } from 'vitest';
import { frameSize, needsScrolling } from './frame-size.ts';

it('fits frames side by side', () => {
  const { width, scale } = frameSize({ width: 1032, height: 900 }, 3, 1440);
  expect(width).toBe(1440);
  expect(width * scale * 3 + 32).toBeCloseTo(1032);
});

it('never enlarges a page', () => {
  expect(frameSize({ width: 1032, height: 900 }, 1, 390).scale).toBe(1);
});

it('keeps frames wide enough to make out their page, and scrolls', () => {
  const size = frameSize({ width: 500, height: 900 }, 3, 1440);
  expect(size.width * size.scale).toBe(180);
  expect(needsScrolling(500, 3, size)).toBe(true);
  expect(needsScrolling(600, 3, frameSize({ width: 600, height: 900 }, 3, 1440))).toBe(false);
});

it('fills the height of the canvas', () => {
  const { height, scale } = frameSize({ width: 728, height: 928 }, 1, 1440);
  expect(height * scale).toBeCloseTo(900, 0);
});

it('shows pages as large as it is chosen, and scrolls', () => {
  const size = frameSize({ width: 1032, height: 928 }, 3, 1440, 50);
  expect(size).toEqual({ width: 1440, height: 1800, scale: 0.5 });
  expect(needsScrolling(1032, 3, size)).toBe(true);
});
