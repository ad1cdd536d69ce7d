import type { FontName } from './fonts.ts';

/** The brand of `content/brand.yaml`, with derived colors where it doesn't define them. */
export interface Brand {
  colors: Record<ColorName, string>;
  fonts: { display: FontName; text: FontName };
  radii: { small: string; medium: string; large: string };
}

/** The colors of the brand, each as `#rrggbb`. */
export const COLOR_NAMES = [
  'paper',
  'sand',
  'stone',
  'white',
  'ink',
  'inkSoft',
  'inkFaint',
  'accent',
  'accentStrong',
  'accentTint',
  'data',
  'dataMid',
  'dataTint',
  'danger',
  'line',
  'lineStrong',
] as const;

export type ColorName = (typeof COLOR_NAMES)[number];
