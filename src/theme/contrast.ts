import type { ColorName } from './brand.ts';

const channel = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** Relative luminance of a color in the form `#rrggbb` (WCAG 2.2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    channel(Number.parseInt(hex.slice(start, start + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colors in the form `#rrggbb`, from 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const LIGHT = ['paper', 'white', 'sand'] as const;

type Pairs = Partial<Record<ColorName, readonly ColorName[]>>;

/** Every text color with the backgrounds on which the theme uses it. */
export const TEXTS: Pairs = {
  ink: [...LIGHT, 'stone', 'dataTint', 'accentTint'],
  inkSoft: [...LIGHT, 'dataTint'],
  inkFaint: LIGHT,
  accent: [...LIGHT, 'dataTint', 'accentTint'],
  accentStrong: [...LIGHT, 'accentTint'],
  data: [...LIGHT, 'dataTint'],
  danger: LIGHT,
  paper: ['ink', 'accent', 'data'],
  white: ['ink', 'inkSoft', 'accent', 'accentStrong', 'data'],
  stone: ['ink', 'data'],
  dataTint: ['data', 'ink'],
  accentTint: ['ink', 'data'],
};

/** Non-text colors: edges of fields, switches and buttons, focus rings, lines of charts. */
const CONTROLS: Pairs = {
  lineStrong: LIGHT,
  inkSoft: LIGHT,
  ink: LIGHT,
  data: [...LIGHT, 'dataTint', 'accentTint'],
  danger: LIGHT,
  accent: [...LIGHT, 'dataTint'],
  accentTint: ['ink', 'data'],
};

/** Minimum contrast of text and of controls (WCAG 2.2, 1.4.3 and 1.4.11, level AA). */
export const MINIMUM_CONTRAST = { text: 4.5, controls: 3 };

/** A color on a background, with its contrast and the required contrast. */
export interface Pair {
  mark: ColorName;
  ground: ColorName;
  ratio: number;
  least: number;
}

/** Measures every pair of colors that the theme uses, for a brand. */
export function contrastPairs(colors: Record<ColorName, string>): Pair[] {
  const measured = (pairs: Pairs, least: number) =>
    (Object.entries(pairs) as [ColorName, readonly ColorName[]][]).flatMap(([mark, grounds]) =>
      grounds.map((ground) => ({ mark, ground, least, ratio: contrast(colors[mark], colors[ground]) })),
    );
  return [...measured(TEXTS, MINIMUM_CONTRAST.text), ...measured(CONTROLS, MINIMUM_CONTRAST.controls)];
}
