import type { Language, RegionCode } from './site-regions.ts';

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
