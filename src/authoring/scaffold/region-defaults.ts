import { REGION_CODE_FORMAT } from '../../content/read/site-regions.ts';

/** What an author tells of a new region; everything else follows from it. */
export interface RegionChoice {
  /** The first segment of the region's addresses, and its key: `se`, `be-nl`. */
  code: string;
  /** Name in the region menu. */
  name: string;
  /** Language of the texts, as their key: `sv`. */
  language: string;
  /** BCP 47 tag for `lang`, numbers and dates: `sv-SE`. */
  locale: string;
  /** ISO 4217 code: `SEK`. */
  currency: string;
}

/** The fields of a region that follow from its locale and currency. */
export interface RegionDefaults {
  /** Two-letter code of the country that the locale names, or in which its language is mostly spoken. */
  country: string;
  /** Its English name. */
  countryName: string;
  flag: string;
  label: string;
  currencySymbol: string;
  /** How the locale writes an amount; `{amount}` is the number. */
  priceFormat: string;
}

const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** Returns why one part of a choice is refused, with an example of a valid one. */
export function choiceProblem(part: keyof RegionChoice, value: string): string | undefined {
  const text = value.trim();
  if (part === 'name') return text === '' ? 'A name has at least one letter.' : undefined;
  if (part === 'code')
    return REGION_CODE_FORMAT.test(text) ? undefined : `"${text}" is no code: write small letters, for example se.`;
  if (part === 'currency')
    return CURRENCIES.has(text) ? undefined : `"${text}" is no currency: write its ISO code, for example SEK.`;
  const example = part === 'language' ? 'sv' : 'sv-SE';
  const supported = isTag(text) && Intl.NumberFormat.supportedLocalesOf(text).length > 0;
  return supported ? undefined : `"${text}" is no ${part}: write its tag, for example ${example}.`;
}

/** Returns whether a text is a language tag in its canonical form. */
function isTag(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text)[0] === text;
  } catch {
    return false;
  }
}

/** Works out the rest of a region's entry. */
export function regionDefaults({ language, locale, currency }: Omit<RegionChoice, 'code' | 'name'>): RegionDefaults {
  const country = countryOf(locale);
  const parts = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  }).formatToParts(1);
  const write = (values: readonly string[]) => plain(values.join(''));
  return {
    country,
    countryName: countryNameOf(locale),
    flag: flagOf(country),
    label: language.slice(0, 2).toUpperCase(),
    currencySymbol: plain(parts.find(({ type }) => type === 'currency')?.value ?? currency),
    priceFormat: write(parts.map(({ type, value }) => (type === 'integer' ? '{amount}' : value))),
  };
}

const countryOf = (locale: string): string => new Intl.Locale(locale).maximize().region ?? '';

/** The English name of the country that a locale names, or in which its language is mostly spoken. */
export const countryNameOf = (locale: string): string =>
  new Intl.DisplayNames('en-US', { type: 'region' }).of(countryOf(locale)) ?? locale;

/** Removes direction marks, and writes no-break spaces as spaces, as everywhere in the content. */
const plain = (text: string): string =>
  text
    .replaceAll(/[\u061C\u200E\u200F]/g, '')
    .replaceAll(/[\u00A0\u202F]/g, ' ')
    .trim();

/** The flag of a country: its two letters as regional indicators. */
const flagOf = (country: string): string =>
  /^[A-Z]{2}$/.test(country)
    ? String.fromCodePoint(...[...country].map((letter) => 0x1_f1e6 + letter.charCodeAt(0) - 65))
    : '🏳️';
