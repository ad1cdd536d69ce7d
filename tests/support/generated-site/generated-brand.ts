import { checkBrandContrast } from '../../../src/content/cross-check/checks/brand-contrast.ts';
import type { BrandFile } from '../../../src/schema/brand.schema.ts';
import { FONT_NAMES } from '../../../src/theme/fonts.ts';
import { toHex } from '../../../src/theme/oklch.ts';
import type { Random } from './random.ts';

type Range = readonly [least: number, most: number];

/** Range of lightness and chroma of each color, in OKLCH, and which of the two hues it has. */
type Shades = Record<
  keyof BrandFile['colors'],
  readonly [lightness: Range, chroma: Range, hue: 'first' | 'second' | 'red']
>;

type OwnColors = Omit<Shades, 'accentStrong' | 'accentTint' | 'dataMid' | 'dataTint'>;

const SHADES: OwnColors = {
  paper: [[0.95, 1], [0, 0.03], 'first'],
  sand: [[0.92, 0.98], [0, 0.04], 'first'],
  stone: [[0.8, 0.92], [0, 0.05], 'first'],
  white: [[0.98, 1], [0, 0.01], 'first'],
  ink: [[0.12, 0.32], [0, 0.08], 'first'],
  inkSoft: [[0.3, 0.46], [0, 0.06], 'first'],
  inkFaint: [[0.4, 0.55], [0, 0.06], 'first'],
  accent: [[0.3, 0.6], [0.03, 0.22], 'second'],
  data: [[0.25, 0.5], [0.02, 0.16], 'first'],
  danger: [[0.35, 0.52], [0.12, 0.2], 'red'],
  line: [[0.8, 0.93], [0, 0.04], 'first'],
  lineStrong: [[0.45, 0.66], [0, 0.05], 'first'],
};

/** Hue of error messages, in degrees. */
const RED_HUE = 25;

/** Draws colors until the content check accepts them, and fonts and radii of any kind. */
export function generateBrand(random: Random): BrandFile {
  for (;;) {
    const hues = { first: random.between(0, 360), second: random.between(0, 360), red: RED_HUE };
    const colors = Object.fromEntries(
      Object.entries(SHADES).map(([name, [lightness, chroma, hue]]) => {
        const turn = (hues[hue] * Math.PI) / 180;
        const color = { lightness: random.between(...lightness), chroma: random.between(...chroma) };
        return [name, toHex({ ...color, cos: Math.cos(turn), sin: Math.sin(turn) })];
      }),
    ) as BrandFile['colors']; // the names of SHADES
    if (checkBrandContrast({ colors }).length > 0) continue;
    const radius = () => `${random.whole(0, 28)}px`;
    return {
      colors,
      fonts: { display: random.pick(FONT_NAMES), text: random.pick(FONT_NAMES) },
      radii: { small: radius(), medium: radius(), large: radius() },
    };
  }
}
