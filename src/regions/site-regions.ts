import type { Language, RegionCode } from './site-regions.generated.d.ts';

/** The properties of a region that a page needs; `content/regions.yaml` sets them. */
export interface Region {
  code: RegionCode;
  /** Name in the region menu, for example Canada. */
  name: string;
  /** Flag as an emoji. */
  flag: string;
  /** Language of the texts. */
  language: Language;
  /** Value of the `lang` attribute and of `hreflang`, for example da-DK. */
  locale: string;
  /** Short language label next to the flag: EN or DA. */
  label: string;
  /** ISO 4217 code. */
  currency: string;
  /** $, € or DKK. */
  currencySymbol: string;
  /** Format of an amount in a price list; `{amount}` is replaced by the number. */
  priceFormat: string;
  /** Format of an amount converted from dollars. */
  convertedFormat: string;
  /** The exchange rate of one dollar: 1, 1 (euro by symbol swap) or 7. */
  dollarRate: number;
}

export type { Language, RegionCode };

/** The regions and languages of a site, from `content/regions.yaml`. A value: one process can hold those of several sites. */
export interface SiteRegions {
  /** The codes of all regions, drafts too, the default one first. */
  codes: readonly [RegionCode, ...RegionCode[]];
  /** Their names, for field titles. */
  names: Readonly<Record<RegionCode, string>>;
  /** The languages of all regions, each once. Texts are translated from the first one. */
  languages: readonly [Language, ...Language[]];
  /** The language of each region. */
  languageOf: Readonly<Record<RegionCode, Language>>;
  /** The regions that aren't published yet. */
  drafts: readonly RegionCode[];
  /** The region that another one takes prices and regional values from. */
  bases: Readonly<Partial<Record<RegionCode, RegionCode>>>;
  /** Codes of regions that the site no longer has. */
  former: readonly string[];
}

/** The codes of regions, the default one first. */
export type RegionCodes = Pick<SiteRegions, 'codes'>;

/** Returns the codes of a list of regions, such as the region menu, which begins with the default one. */
export const codesOf = (list: readonly { code: RegionCode }[]): RegionCodes => ({
  codes: list.map(({ code }) => code) as unknown as SiteRegions['codes'], // a site has a region
});

/** Returns the default region, for a visitor whose country isn't known: the first of `content/regions.yaml`. */
export const defaultRegionOf = ({ codes }: RegionCodes): RegionCode => codes[0];

/** Returns whether a value, such as a path segment, is the code of a region. */
export const isRegionCode = ({ codes }: { codes: readonly RegionCode[] }, value: unknown): value is RegionCode =>
  (codes as readonly unknown[]).includes(value);

/** Returns whether a region is a draft: checked and shown in development, but not published. */
export const isDraftRegion = ({ drafts }: SiteRegions, code: RegionCode): boolean => drafts.includes(code);

/** Returns the language that texts are translated from: that of the first region. */
export const sourceLanguageOf = ({ languages }: Pick<SiteRegions, 'languages'>): Language => languages[0];

/** Returns the languages that texts are translated to. */
export const targetLanguagesOf = ({ languages }: Pick<SiteRegions, 'languages'>): Language[] => languages.slice(1);

/** Returns whether a key is a language of the site. */
export const isLanguage = ({ languages }: Pick<SiteRegions, 'languages'>, value: unknown): value is Language =>
  (languages as readonly unknown[]).includes(value);

/** Returns whether only draft regions speak a language, so that texts may still lack it. */
export const isDraftLanguage = (regions: SiteRegions, language: Language): boolean =>
  regions.codes.every((code) => regions.languageOf[code] !== language || isDraftRegion(regions, code));

const ENGLISH_NAMES = /* @__PURE__ */ new Intl.DisplayNames('en-US', { type: 'language' });

/** A language's English name, for messages and field titles: English, Danish. */
export const languageName = (language: Language): string => ENGLISH_NAMES.of(language) ?? language;
