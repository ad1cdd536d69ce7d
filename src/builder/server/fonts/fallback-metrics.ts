import type { AddedFont } from '../../../theme/added-font.ts';
import type { MadeFont } from './make-font.ts';

/** Widths of the small letters and the space in a thousandth of an em: Arial and Times New Roman have those of Adobe's base fonts. */
const WIDTHS = {
  'sans-serif': [
    278, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500,
    722, 500, 500, 500,
  ],
  serif: [
    250, 444, 500, 444, 500, 444, 333, 500, 500, 278, 278, 500, 278, 778, 500, 500, 500, 500, 333, 389, 278, 500, 500,
    722, 500, 500, 444,
  ],
} as const;

const LETTERS = ' abcdefghijklmnopqrstuvwxyz';

/** Panose's numbers of serifs from the first kind to the last. */
const SERIFS = { first: 2, last: 10 };

/** Returns the kind of a font: what it says itself, else by its name. */
function kindOf({ serifStyle, family }: Pick<MadeFont, 'serifStyle' | 'family'>): 'serif' | 'sans-serif' {
  if (serifStyle > 0) return serifStyle >= SERIFS.first && serifStyle <= SERIFS.last ? 'serif' : 'sans-serif';
  return /serif|slab|roman|garamond|antiqua/i.test(family) && !/sans/i.test(family) ? 'serif' : 'sans-serif';
}

/**
 * Returns the font of the system that stands in for a font until it has loaded, and how it's scaled, so that the site's texts take the
 * same room and nothing shifts.
 * @param texts the texts of the site: how often they have each letter
 */
export function fallbackMetrics(
  font: Pick<MadeFont, 'family' | 'serifStyle' | 'widths' | 'ascent' | 'descent' | 'gap'>,
  texts: Iterable<string>,
): AddedFont['fallback'] {
  const kind = kindOf(font);
  let [own, local] = [0, 0];
  for (const text of texts)
    for (const letter of text.toLowerCase()) {
      const index = LETTERS.indexOf(letter);
      if (index < 0) continue;
      own += font.widths[letter] ?? 0;
      local += (WIDTHS[kind][index] ?? 0) / 1000;
    }
  const scale = own > 0 && local > 0 ? own / local : 1;
  const percent = (value: number) => Math.round(value * 10_000) / 100;
  return {
    kind,
    size: percent(scale),
    ascent: percent(font.ascent / scale),
    descent: percent(Math.abs(font.descent) / scale),
    gap: percent(Math.max(font.gap, 0) / scale),
  };
}
