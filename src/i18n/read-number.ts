/** What a text says as a number. */
export type NumberReading =
  | { kind: 'number'; value: number }
  /** It has decimals, and a whole number is wanted. */
  | { kind: 'fraction'; value: number }
  /** Readers of different languages would read different numbers. */
  | { kind: 'ambiguous'; values: readonly number[] }
  | { kind: 'none' };

/** How a number may be written. */
export interface NumberSpelling {
  locales: readonly string[];
  isWhole: boolean;
  /** Signs of a currency that may stand before or behind the number: `DKK`, `kr.`. */
  signs?: readonly string[];
  /** Whether a number is possible at all: it settles a text that can be read in two ways. */
  isPossible?: (value: number) => boolean;
}

/**
 * Reads a number as people write it in some locales: `1,000.50`, `1.000,50`, `1 000`, `DKK 750`, `750,-`. It never
 * guesses: a text that isn't a number in any of them, or is another number in each, is named as such.
 */
export function readNumber(text: string, { locales, isWhole, signs = [], isPossible }: NumberSpelling): NumberReading {
  const body = withoutSigns(text, signs);
  const readings = locales.flatMap((locale) => readIn(locale, body) ?? []);
  const [first] = readings;
  if (!first) return { kind: 'none' };
  // The separator of a whole number groups its digits: 1.000 is a thousand.
  const grouped = isWhole ? readings.filter(({ decimals }) => decimals === '') : [];
  const found = grouped.length > 0 ? grouped : readings.filter(({ value }) => !isWhole || Number.isInteger(value));
  if (found.length === 0) return { kind: 'fraction', value: first.value };
  // Where the dot is for decimals, "1.000" is one: nobody writes that of a whole number.
  const thousands = isWhole ? found.flatMap(({ value, decimals }) => (decimals === '000' ? [value * 1000] : [])) : [];
  const values = [...new Set([...found.map(({ value }) => value), ...thousands])];
  const possible = values.length > 1 && isPossible ? values.filter(isPossible) : values;
  const [value = NaN, ...others] = possible.length > 0 ? possible : values;
  return others.length > 0 ? { kind: 'ambiguous', values: [value, ...others] } : { kind: 'number', value };
}

/** The words and signs that stand for a currency in some locales: `DKK`, `kr.` and `kr`. */
export function currencySigns(currency: string, locales: readonly string[]): string[] {
  const displays = ['code', 'symbol', 'narrowSymbol'] as const;
  const signs = locales.flatMap((locale) =>
    displays.flatMap((currencyDisplay) => {
      const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay });
      return format.formatToParts(1).find(({ type }) => type === 'currency')?.value ?? [];
    }),
  );
  return [...new Set(signs)];
}

/** Marks of direction that software puts around a number between words of two scripts. */
const DIRECTION_MARKS = /[\u061C\u200E\u200F]/g;

/** A dash in place of the decimals that an amount doesn't have: `750,-`. */
const NO_DECIMALS = /[.,]\s?[-–—]{1,2}$/;

/** Removes a currency at one end, and what else says nothing about the number. All kinds of spaces become plain ones. */
function withoutSigns(text: string, signs: readonly string[]): string {
  const plain = text.replaceAll(DIRECTION_MARKS, '').replaceAll(/\s/g, ' ').trim();
  const lower = plain.toLowerCase();
  const longest = [...signs].sort((a, b) => b.length - a.length).map((sign) => sign.toLowerCase());
  const before = longest.find((sign) => lower.startsWith(sign)) ?? '';
  const behind = before === '' ? (longest.find((sign) => lower.endsWith(sign)) ?? '') : '';
  return plain
    .slice(before.length, plain.length - behind.length)
    .trim()
    .replace(NO_DECIMALS, '');
}

interface Reading {
  value: number;
  decimals: string;
}

/** Signs that group digits in any language: a space, and the Swiss apostrophe. */
const ANY_GROUP = [' ', "'", '’'];

/** Reads a number with the separators of a locale; its groups must stand where the locale puts them. */
function readIn(locale: string, text: string): Reading | undefined {
  const { group, decimal, digits } = separatorsOf(locale);
  const latin = [...text].map((letter) => (digits.includes(letter) ? String(digits.indexOf(letter)) : letter)).join('');
  const [, minus = '', rest = ''] = /^([-−]?) ?(.*)$/.exec(latin) ?? [];
  const [whole = '', decimals = '', ...more] = rest.split(decimal);
  const groups = [...new Set([...ANY_GROUP, group])].filter((one) => one !== decimal && whole.includes(one));
  const [separator = ''] = groups;
  const bare = separator === '' ? whole : whole.replaceAll(separator, '');
  if (more.length > 0 || groups.length > 1 || !/^\d*$/.test(bare) || !/^\d*$/.test(decimals)) return undefined;
  if (bare + decimals === '') return undefined;
  if (separator !== '' && groupedIn(locale, bare) !== whole.replaceAll(separator, ' ')) return undefined;
  return { value: Number(`${minus && '-'}${bare}.${decimals}0`), decimals };
}

/** Digits in groups of a locale, with plain spaces between them. */
const groupedIn = (locale: string, digits: string): string =>
  formatOf(locale)
    .formatToParts(BigInt(digits))
    .flatMap(({ type, value }) => (type === 'integer' ? value : []))
    .join(' ');

/** How a locale writes numbers. The digits are in order, from naught to nine. */
function separatorsOf(locale: string): { group: string; decimal: string; digits: string[] } {
  const parts = new Intl.NumberFormat(locale, { useGrouping: true }).formatToParts(1_234_567.8);
  const part = (name: string, otherwise: string) => parts.find(({ type }) => type === name)?.value ?? otherwise;
  const digits = [...new Intl.NumberFormat(locale, { useGrouping: false }).format(9_876_543_210)].reverse();
  return { group: part('group', ',').replaceAll(/\s/g, ' '), decimal: part('decimal', '.'), digits };
}

/** Groups also numbers of four digits, which some languages write without a separator; Latin digits. */
const formatOf = (locale: string) => new Intl.NumberFormat(locale, { useGrouping: 'always', numberingSystem: 'latn' });
