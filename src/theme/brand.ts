import type { AddedFont } from './added-font.ts';

/** The brand of `content/brand.yaml`, with derived colors where it doesn't define them. */
export interface Brand {
  colors: Record<ColorName, string>;
  /** The names of the fonts: those of the program, or added ones. */
  fonts: { display: string; text: string };
  addedFonts?: readonly AddedFont[] | undefined;
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

/** Colors that the brand may leave out, each with the one that it's derived from. */
export const DERIVED_FROM = {
  accentStrong: 'accent',
  accentTint: 'accent',
  dataMid: 'data',
  dataTint: 'data',
} as const satisfies Partial<Record<ColorName, ColorName>>;

type DerivedColor = keyof typeof DERIVED_FROM;

/** The colors as `content/brand.yaml` has them. */
export type BrandColors = Record<Exclude<ColorName, DerivedColor>, string> &
  Partial<Record<DerivedColor, string | undefined>>;

/** The brand file, relative to the project root. */
export const BRAND_FILE = 'content/brand.yaml';
