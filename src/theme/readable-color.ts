import { DERIVED_FROM, type BrandColors, type ColorName } from './brand.ts';
import { completeColors } from './complete-colors.ts';
import { contrastPairs, type Pair } from './contrast.ts';
import { toHex, toOklch, withLightness } from './oklch.ts';

/** The pairs of a brand that can't be read together. */
export const weakPairs = (colors: BrandColors): Pair[] =>
  contrastPairs(completeColors(colors)).filter(({ ratio, least }) => ratio < least);

const ORIGINS: Partial<Record<ColorName, ColorName>> = DERIVED_FROM;

/** The colors of a pair that the brand has: a tint that it leaves out is derived from another color. */
export const ownColors = ({ mark, ground }: Pair, colors: BrandColors): ColorName[] =>
  [mark, ground].map((name) => (colors[name] === undefined ? (ORIGINS[name] ?? name) : name));

/**
 * Returns the pairs that a color is part of, the one that is hardest to read first. Of a text and a control in the same colors,
 * only the text, which needs more.
 */
export function pairsOfColor(colors: BrandColors, name: ColorName): Pair[] {
  const own = contrastPairs(completeColors(colors)).filter((pair) => ownColors(pair, colors).includes(name));
  const byColors = new Map<string, Pair>();
  for (const pair of own) {
    const key = `${pair.mark} ${pair.ground}`;
    if ((byColors.get(key)?.least ?? 0) < pair.least) byColors.set(key, pair);
  }
  return [...byColors.values()].sort((a, b) => a.ratio / a.least - b.ratio / b.least);
}

/** By how much lightness differs from one candidate to the next, in OKLCH. */
const LIGHTNESS_STEP = 0.002;

/**
 * Returns the color of the same hue that differs least in lightness, and is in no weak pair; `undefined` if no lightness has
 * enough contrast.
 */
export function nearestReadable(colors: BrandColors, name: ColorName): string | undefined {
  const color = toOklch(completeColors(colors)[name]);
  const isReadable = (hex: string) => {
    const next = { ...colors, [name]: hex };
    return !weakPairs(next).some((pair) => ownColors(pair, next).includes(name));
  };
  for (let change = 0; change <= 1; change += LIGHTNESS_STEP)
    for (const lightness of [color.lightness - change, color.lightness + change]) {
      if (lightness < 0 || lightness > 1) continue;
      const hex = toHex(withLightness(color, lightness));
      if (isReadable(hex)) return hex;
    }
  return undefined;
}
