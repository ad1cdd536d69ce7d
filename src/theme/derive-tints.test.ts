import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { midOf, strongOf, sunOf, tintOf } from './derive-tints.ts';

/** Terracotta, pine, a blue and a violet, each dark enough for text. */
const COLORS = ['#a63d1c', '#1e5245', '#1c4fa6', '#5b2a86'];

describe.each(COLORS)('the family of %s', (color) => {
  it('has a strong color that is darker', () => {
    expect(contrast(strongOf(color), '#ffffff')).toBeGreaterThan(contrast(color, '#ffffff'));
  });

  it('has a tint on which text in the color is readable', () => {
    expect(contrast(color, tintOf(color))).toBeGreaterThanOrEqual(4.5);
  });

  it('has tones between the two', () => {
    for (const tone of [midOf(color), sunOf(color)]) {
      expect(contrast(tone, '#000000')).toBeGreaterThan(contrast(color, '#000000'));
      expect(contrast(tone, '#ffffff')).toBeGreaterThan(contrast(tintOf(color), '#ffffff'));
    }
  });
});
