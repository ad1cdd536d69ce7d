import { describe, expect, it } from 'vitest';
import { startUpFee } from './pricing.ts';

describe('the start-up fee', () => {
  it.each([
    [600, 300],
    [4500, 2250],
    [700, 350],
    [375, 188],
  ])('of %d a month is %d', (total, fee) => {
    expect(startUpFee(total)).toBe(fee);
  });
});
