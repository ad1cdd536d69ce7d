// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { expect, it } from 'vitest';
import { brandSchema, type BrandFile } from '../../../schema/brand.schema.ts';
import { checkBrandContrast } from './brand-contrast.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const brand = brandSchema.parse(parse(readFileSync(join(ROOT, 'content/brand.yaml'), 'utf8')));
const withColors = (colors: Partial<BrandFile['colors']>): BrandFile => ({
  ...brand,
  colors: { ...brand.colors, ...colors },
});

it("accepts the site's brand", () => {
  expect(checkBrandContrast(brand)).toEqual([]);
});

it('reports the pair and the measured contrast of a color that is too light', () => {
  const [found] = checkBrandContrast(withColors({ inkFaint: '#a09a90' }));
  expect(found?.path).toEqual(['colors', 'inkFaint']);
  expect(found?.message).toContain('2.6:1 on paper (4.5:1 is needed)');
  expect(found?.hint).toBe('Write "#716b62": it is the nearest shade with enough contrast.');
  // The form shows the contrast where the color is used, each with its sample.
  expect(String(found?.form?.message)).toMatch(/^“.+” is too hard to read\.$/);
});

it.each([{ accent: '#ffffff' }, { paper: '#888888' }, { ink: '#fbf8f3' }, { white: '#000000' }, { stone: '#333333' }])(
  'reports one color for %o, and its remedy mends all pairs',
  (colors) => {
    const found = checkBrandContrast(withColors(colors));
    expect(found.map(({ path }) => path?.[1])).toEqual(Object.keys(colors));
    const [, color = ''] = /"(#.{6})"/.exec(found[0]?.hint ?? '') ?? [];
    expect(checkBrandContrast(withColors({ [Object.keys(colors)[0] ?? '']: color }))).toEqual([]);
  },
);

it('points at the color that a tint is derived from', () => {
  const found = checkBrandContrast(withColors({ data: '#9fd8c4' }));
  expect(found.map(({ path }) => path?.[1])).toContain('data');
  expect(found.every(({ path }) => String(path?.[1]) in brand.colors)).toBe(true);
});
