import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readBrand } from '../content/read/read-brand.ts';
import type { BrandColors } from './brand.ts';
import { contrast } from './contrast.ts';
import { toOklch } from './oklch.ts';
import { nearestReadable, pairsOfColor, weakPairs } from './readable-color.ts';

const undefinedTints = { accentStrong: undefined, accentTint: undefined, dataMid: undefined, dataTint: undefined };
const colors = { ...readBrand(join(import.meta.dirname, '../..')).colors, ...undefinedTints } satisfies BrandColors;

const hueOf = (hex: string) => {
  const { sin, cos } = toOklch(hex);
  return (Math.atan2(sin, cos) * 180) / Math.PI;
};

describe('the nearest color that can be read', () => {
  it.each(['#e86a3d', '#3db5e8', '#9fd84c', '#ff00ff', '#ffd400'])(
    'to %s has its hue, and less lightness',
    (accent) => {
      const found = nearestReadable({ ...colors, accent }, 'accent') ?? '';
      expect(weakPairs({ ...colors, accent: found })).toEqual([]);
      expect(Math.abs(hueOf(found) - hueOf(accent))).toBeLessThan(3);
      expect(toOklch(found).lightness).toBeLessThan(toOklch(accent).lightness);
    },
  );

  it('is lighter for a background that is too dark', () => {
    const found = nearestReadable({ ...colors, paper: '#888888' }, 'paper') ?? '';
    expect(toOklch(found).lightness).toBeGreaterThan(toOklch('#888888').lightness);
  });

  it('is only just readable', () => {
    const found = nearestReadable({ ...colors, inkFaint: '#a09a90' }, 'inkFaint') ?? '';
    expect(contrast(found, colors.sand)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(found, colors.sand)).toBeLessThan(4.6);
  });

  it('is the color itself if it can be read', () => {
    expect(nearestReadable(colors, 'accent')).toBe(colors.accent);
  });

  it('is none where the background has to go', () => {
    expect(nearestReadable({ ...colors, data: '#e0e0e0', dataTint: '#000000' }, 'ink')).toBeUndefined();
  });
});

it('lists the pairs of a color, the hardest to read first, also those of the tints that are derived from it', () => {
  const pairs = pairsOfColor({ ...colors, accent: '#e86a3d' }, 'accent');
  expect(pairs.some(({ ground }) => ground === 'accentStrong')).toBe(true);
  const shares = pairs.map(({ ratio, least }) => ratio / least);
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
  expect(new Set(pairs.map(({ mark, ground }) => `${mark} ${ground}`)).size).toBe(pairs.length);
  expect(pairsOfColor(colors, 'line')).toEqual([]);
});
