import { escapeRegExp } from '../data/escape-regexp.ts';
import type { Region } from './site-regions.ts';

/** The units that an amount may have, in the formats of a region: `$` before it, `kr.` behind it. */
export interface AmountUnits {
  before: readonly string[];
  behind: readonly string[];
}

/** Returns the units of the amounts in a region's texts. */
export function unitsOf({
  priceFormat,
  convertedFormat,
}: Pick<Region, 'priceFormat' | 'convertedFormat'>): AmountUnits {
  const [before = [], behind = []] = [0, 1].map((side) =>
    [priceFormat, convertedFormat].flatMap((format) => {
      const unit = format.split('{amount}')[side]?.trim() ?? '';
      return unit === '' ? [] : [unit];
    }),
  );
  return { before, behind };
}

/** A number in the digits and separators of any locale: `336.000`, `12 000` with a no-break space, `١٬٢٠٠`. */
const NUMBER = String.raw`\p{Nd}(?:[\p{Nd}.,’٬٫]|[\u00A0\u202F](?=\p{Nd}))*`;

/** Matches one of some units; of two that begin alike the longer one. A letter may not follow. */
const oneOf = (units: readonly string[]): string =>
  [...units]
    .sort((a, b) => b.length - a.length)
    .map((unit) => escapeRegExp(unit) + (/\p{L}$/u.test(unit) ? String.raw`(?!\p{L})` : ''))
    .join('|') || '(?!)';

/**
 * Splits a text at its figures, each with its currency or percent sign: `['from ', '$148', ' to ', '$48', '']`. Figures are at
 * the odd indexes.
 */
export const splitAtFigures = (text: string, units: AmountUnits): string[] => text.split(patternsOf(units).figure);

/** Splits a text at its figures whose unit follows after a space, so that no line breaks between the two: `4.500 kr.` */
export const splitAtUnits = (text: string, units: AmountUnits): string[] => text.split(patternsOf(units).withUnit);

/** Returns whether a word is a figure, or the unit of one. */
export const isFigure = (word: string, units: AmountUnits): boolean => patternsOf(units).word.test(word);

const patterns = new WeakMap<AmountUnits, ReturnType<typeof createPatterns>>();

function patternsOf(units: AmountUnits): ReturnType<typeof createPatterns> {
  const known = patterns.get(units) ?? createPatterns(units);
  patterns.set(units, known);
  return known;
}

const createPatterns = ({ before, behind }: AmountUnits) => ({
  figure: new RegExp(String.raw`((?:(?:${oneOf(before)})\s?)?${NUMBER}(?:\s?(?:%|${oneOf(behind)}))?)`, 'u'),
  // Three capitals are the code of a currency.
  withUnit: new RegExp(String.raw`(${NUMBER}\s(?:\p{Lu}{3}(?!\p{L})|%|${oneOf(behind)}))`, 'u'),
  word: new RegExp(String.raw`\p{Nd}|^(?:%|${oneOf([...before, ...behind])})[,.;:]?$`, 'u'),
});
