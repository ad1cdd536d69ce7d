import type { RegionCode } from './region-code.ts';

/** The languages of the site. */
export type Language = 'en' | 'da';

/** What a page needs to know of its region; the values stand in `content/regions.yaml`. */
export interface Region {
  code: RegionCode;
  /** Name in the region menu, for example Denmark. */
  name: string;
  /** Flag as an emoji. */
  flag: string;
  /** Language of the texts. */
  language: Language;
  /** Value of the `lang` attribute and of `hreflang`, for example da-DK. */
  locale: string;
  /** Short language label beside the flag: EN or DA. */
  label: string;
  /** ISO 4217 code. */
  currency: string;
  /** $, € or DKK. */
  currencySymbol: string;
  /** How a price list writes an amount; `{amount}` stands for the number. */
  priceFormat: string;
  /** How an amount is written that was converted from dollars. */
  convertedFormat: string;
  /** What one dollar of a case result is in this region: 1, 1 (euro by symbol swap) or 7. */
  dollarRate: number;
}
