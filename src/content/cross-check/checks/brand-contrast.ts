import { joined, type Phrase, say, verbatim } from '../../../i18n/phrase.ts';
import { brandSchema, type BrandFile } from '../../../schema/brand.schema.ts';
import type { ColorName } from '../../../theme/brand.ts';
import { contrastPairs, type Pair } from '../../../theme/contrast.ts';
import { completeBrand } from '../../read/read-brand.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import { titled } from '../../diagnostics/in-forms.ts';

/** Maps a derived color to the brand color that the author must change. */
const ORIGINS: Partial<Record<ColorName, ColorName>> = {
  accentStrong: 'accent',
  accentTint: 'accent',
  dataMid: 'data',
  dataTint: 'data',
};

/** Pairs of colors named for one that is at fault. */
const MAX_SHOWN = 3;

/** Shades between a color and black or white that are tried. */
const SHADES = 100;

/**
 * Reports brand colors with too little contrast, and names the nearest ones that have enough. One color is often too close
 * to several others: the one that most weak pairs have in common is at fault.
 */
export function checkBrandContrast(brand: BrandFile): Finding[] {
  const findings: Finding[] = [];
  const reported = new Set<ColorName>();
  let mended = brand;
  for (;;) {
    const weak = weakPairs(mended).filter((pair) => !colorsOf(pair, brand).some((name) => reported.has(name)));
    const field = mostCommon(weak.flatMap((pair) => colorsOf(pair, brand)));
    if (field === undefined) return findings;
    reported.add(field);
    const own = weak.filter((pair) => colorsOf(pair, brand).includes(field));
    const color = nearestColor(mended, field);
    if (color !== undefined) mended = withColor(mended, field, color);
    findings.push(describe(field, own, color));
  }
}

const weakPairs = (brand: BrandFile): Pair[] =>
  contrastPairs(completeBrand(brand).colors).filter(({ ratio, least }) => ratio < least);

/** The colors of a pair that the file has: a tint that it leaves out is derived from another color. */
const colorsOf = ({ mark, ground }: Pair, { colors }: BrandFile): ColorName[] =>
  [mark, ground].map((name) => (colors[name] === undefined ? (ORIGINS[name] ?? name) : name));

function mostCommon(names: readonly ColorName[]): ColorName | undefined {
  const counts = new Map<ColorName, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

const withColor = (brand: BrandFile, name: ColorName, color: string): BrandFile => ({
  ...brand,
  colors: { ...brand.colors, [name]: color },
});

/** Returns the shade of a color nearest to it with which it's in no weak pair. */
function nearestColor(brand: BrandFile, name: ColorName): string | undefined {
  const color = completeBrand(brand).colors[name];
  for (let step = 1; step <= SHADES; step += 1)
    for (const end of ['00', 'ff']) {
      const shade = shadeOf(color, end, step / SHADES);
      const next = withColor(brand, name, shade);
      if (!weakPairs(next).some((pair) => colorsOf(pair, next).includes(name))) return shade;
    }
  return undefined;
}

/** Mixes a color with black (`00`) or white (`ff`). */
function shadeOf(color: string, end: string, share: number): string {
  const mix = (channel: string) => {
    const from = Number.parseInt(channel, 16);
    return Math.round(from + (Number.parseInt(end, 16) - from) * share);
  };
  return color.replace(/[\da-f]{2}/g, (channel) => mix(channel).toString(16).padStart(2, '0'));
}

/** What the form calls a color. */
const titleOf = (name: ColorName): Phrase => titled(brandSchema.shape.colors.shape[name].meta()?.title ?? name);

function describe(name: ColorName, pairs: readonly Pair[], color: string | undefined): Finding {
  const message = (called: (color: ColorName) => Phrase) => {
    const measured = pairs.map(({ mark, ground, ratio, least }) => {
      const measure = verbatim(ratio.toFixed(2));
      return mark === name
        ? say`${measure} : 1 on ${called(ground)} (${least} is needed)`
        : say`${measure} : 1 for ${called(mark)} on ${called(ground)} (${least} is needed)`;
    });
    const shown = [...new Map(measured.map((one) => [one.english, one])).values()];
    const first = joined(shown.slice(0, MAX_SHOWN), ', ');
    return shown.length > MAX_SHOWN
      ? say`The contrast of ${called(name)} is too weak: ${first} and ${shown.length - MAX_SHOWN} more.`
      : say`The contrast of ${called(name)} is too weak: ${first}.`;
  };
  return {
    path: ['colors', name],
    message: message(verbatim).english,
    hint:
      color === undefined
        ? `No shade of ${name} has enough: make the colors beside it much lighter or much darker.`
        : `Write "${color}": it is the nearest shade with enough contrast.`,
    form: {
      message: message(titleOf),
      hint:
        color === undefined
          ? say`No shade of ${titleOf(name)} has enough: make the colors beside it much lighter or much darker.`
          : say`Choose ${verbatim(color)}: it is the nearest shade with enough contrast.`,
    },
  };
}
