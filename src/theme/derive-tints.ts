import { toHex, toOklch, type Oklch } from './oklch.ts';

const shifted = (hex: string, change: (color: Oklch) => Partial<Oklch>): string => {
  const color = toOklch(hex);
  return toHex({ ...color, ...change(color) });
};

/** The darker color of a hovered button. */
export const strongOf = (hex: string): string =>
  shifted(hex, ({ lightness, chroma }) => ({ lightness: lightness - 0.066, chroma: chroma * 0.88 }));

/** The same hue at medium lightness, for areas of drawings. */
export const midOf = (hex: string): string => shifted(hex, () => ({ lightness: 0.61 }));

/** The same hue as a light background, on which text in the color itself is readable. */
export const tintOf = (hex: string): string =>
  shifted(hex, ({ chroma }) => ({ lightness: 0.912, chroma: 0.0085 + 0.14 * chroma }));

/** The light, warm tone of drawings. */
export const sunOf = (hex: string): string =>
  shifted(hex, ({ chroma }) => ({ lightness: 0.715, chroma: chroma * 0.77 }));
