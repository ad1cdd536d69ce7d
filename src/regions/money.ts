import { formatNumber } from '../i18n/format.ts';
import type { Region } from './site-regions.ts';

type MoneyFacts = Pick<Region, 'locale' | 'priceFormat' | 'convertedFormat' | 'dollarRate'> &
  Partial<Pick<Region, 'currency'>>;

const insert = (format: string, amount: string) => format.replace('{amount}', () => amount);

/** Formats a price as in the region's price list: `$1,200`, `€1,000`, `4.500 kr.` (decision 6). */
export const formatPrice = (amount: number, region: MoneyFacts): string =>
  insert(region.priceFormat, formatNumber(amount, region.locale));

const AMOUNT = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?[km]?`;

/** Matches a dollar amount in a text: the amount, and optionally the dash and second amount of a range. */
export const DOLLARS = new RegExp(
  String.raw`(?:(?<!\p{L})US)?\$(${AMOUNT})(?:([–-])(${AMOUNT})(?!%))?(?![\p{L}\p{N}])`,
  'giu',
);
const MAGNITUDE: Record<string, number> = { k: 1_000, m: 1_000_000 };

/**
 * Converts every dollar amount in a text (`$48,000`, `$12k`, `$1.2M`, `$4.50`, `$40–50`) to the region's currency: by
 * symbol swap (`€48,000`), or by the rate with the currency after it (`336.000 DKK`).
 */
export const convertDollars = (text: string, region: MoneyFacts): string =>
  text.replace(DOLLARS, (_match, from: string, dash = '', to = '') =>
    insert(region.convertedFormat, converted(from, region) + dash + (to && converted(to, region))),
  );

/** Formats an amount for a text; a rate of 1 keeps the original notation. */
function converted(amount: string, { dollarRate, locale, currency }: MoneyFacts): string {
  if (dollarRate === 1) return amount;
  const value = dollarsOf(amount) * dollarRate;
  if (currency !== undefined && !hasDecimals(currency)) return formatNumber(Math.round(value), locale);
  return formatNumber(value, locale, /\.\d+$/.test(amount) ? 2 : 0);
}

/** Numbers of decimals by currency: making a formatter takes longer than converting all amounts of a page. */
const decimals = new Map<string, number | undefined>();

/** Returns whether a currency has a smaller unit: a yen has none. */
function hasDecimals(currency: string): boolean {
  if (!decimals.has(currency)) {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency });
    decimals.set(currency, format.resolvedOptions().maximumFractionDigits);
  }
  return decimals.get(currency) !== 0;
}

/** Parses an amount: `1.2M` is 1200000. */
export function dollarsOf(amount: string): number {
  const [, number = '', unit = ''] = /^([\d,.]+)([km]?)$/i.exec(amount) ?? [];
  return Number(number.replaceAll(',', '')) * (MAGNITUDE[unit.toLowerCase()] ?? 1);
}
