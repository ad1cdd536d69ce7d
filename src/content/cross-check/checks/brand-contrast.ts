import { type Phrase, say, verbatim } from '../../../i18n/phrase.ts';
import { brandSchema, type BrandFile } from '../../../schema/brand.schema.ts';
import type { BrandColors, ColorName } from '../../../theme/brand.ts';
import type { Pair } from '../../../theme/contrast.ts';
import { ratioText } from '../../../theme/ratio-text.ts';
import { nearestReadable, ownColors, weakPairs } from '../../../theme/readable-color.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import { titled } from '../../diagnostics/in-forms.ts';
import { VISITORS } from '../../diagnostics/what-visitors-see.ts';

/** Pairs of colors named for one that is at fault. */
const MAX_SHOWN = 3;

/**
 * Reports brand colors with too little contrast, and names the nearest ones that have enough. One color is often too close
 * to several others: the one that most weak pairs have in common is at fault.
 */
export function checkBrandContrast({ colors }: Pick<BrandFile, 'colors'>): Finding[] {
  const findings: Finding[] = [];
  const reported = new Set<ColorName>();
  const mended: BrandColors = { ...colors };
  for (;;) {
    const weak = weakPairs(mended).filter((pair) => !ownColors(pair, colors).some((name) => reported.has(name)));
    const field = mostCommon(weak.flatMap((pair) => ownColors(pair, colors)));
    if (field === undefined) return findings;
    reported.add(field);
    const own = weak.filter((pair) => ownColors(pair, colors).includes(field));
    const color = nearestReadable(mended, field);
    if (color !== undefined) mended[field] = color;
    findings.push(describe(field, own, color));
  }
}

function mostCommon(names: readonly ColorName[]): ColorName | undefined {
  const counts = new Map<ColorName, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

/** What the form calls a color. */
const titleOf = (name: ColorName): Phrase => titled(brandSchema.shape.colors.shape[name].meta()?.title ?? name);

function describe(name: ColorName, pairs: readonly Pair[], color: string | undefined): Finding {
  const measured = pairs.map(({ mark, ground, ratio, least }) => {
    const what = mark === name ? `on ${ground}` : `for ${mark} on ${ground}`;
    return `${ratioText(ratio)} ${what} (${ratioText(least)} is needed)`;
  });
  const shown = [...new Set(measured)];
  const more = shown.length > MAX_SHOWN ? ` and ${shown.length - MAX_SHOWN} more` : '';
  return {
    path: ['colors', name],
    message: `The contrast of ${name} is too weak: ${shown.slice(0, MAX_SHOWN).join(', ')}${more}.`,
    hint:
      color === undefined
        ? `No shade of ${name} has enough: make the colors beside it much lighter or much darker.`
        : `Write "${color}": it is the nearest shade with enough contrast.`,
    form: {
      // The form itself shows where, how it looks, and the contrast there.
      message: say`${titleOf(name)} is too hard to read.`,
      hint:
        color === undefined
          ? say`No shade of ${titleOf(name)} has enough: make the colors beside it much lighter or much darker.`
          : say`Choose ${verbatim(color)}: it is the nearest shade with enough contrast.`,
      visitors: VISITORS.hardToRead,
    },
  };
}
