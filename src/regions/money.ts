import { formatNumber } from '../i18n/number.ts';
import type { Region } from './region.ts';

type MoneyFacts = Pick<Region, 'locale' | 'priceFormat' | 'convertedFormat' | 'dollarRate'>;

const insert = (format: string, amount: string) => format.replace('{amount}', () => amount);

/** A price as the region's price list writes it: `$1,200`, `€1,000`, `4.500 kr.`. */
export const formatPrice = (amount: number, region: MoneyFacts): string =>
  insert(region.priceFormat, formatNumber(amount, region.locale));

const AMOUNT = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?[km]?`;

/** A dollar amount as texts are read: the amount, and the dash and the second amount of a range. */
export const DOLLARS = new RegExp(
  String.raw`(?:(?<!\p{L})US)?\$(${AMOUNT})(?:([–-])(${AMOUNT})(?!%))?(?![\p{L}\p{N}])`,
  'giu',
);
const MAGNITUDE: Record<string, number> = { k: 1_000, m: 1_000_000 };

/**
 * Turns every dollar amount of a text (`$48,000`, `$12k`, `$1.2M`, `$4.50`, `$40–50`) into the region's currency: by
 * symbol swap (`€48,000`), or by the rate, with the currency after it (`336.000 DKK`; specification, section 9, Currency).
 */
export const convertDollars = (text: string, region: MoneyFacts): string =>
  text.replace(DOLLARS, (_match, from: string, dash = '', to = '') =>
    insert(region.convertedFormat, converted(from, region) + dash + (to && converted(to, region))),
  );

/** An amount as it stands in a text; where the rate is 1 it stays as it was written. */
function converted(amount: string, { dollarRate, locale }: MoneyFacts): string {
  if (dollarRate === 1) return amount;
  return formatNumber(dollarsOf(amount) * dollarRate, locale, /\.\d+$/.test(amount) ? 2 : 0);
}

/** What an amount comes to: `1.2M` is 1200000. */
export function dollarsOf(amount: string): number {
  const [, number = '', unit = ''] = /^([\d,.]+)([km]?)$/i.exec(amount) ?? [];
  return Number(number.replaceAll(',', '')) * (MAGNITUDE[unit.toLowerCase()] ?? 1);
}

/** The start-up fee of a retainer: half of the monthly total, rounded (specification, section 9). */
export const startUpFee = (monthlyTotal: number): number => Math.round(monthlyTotal * 0.5);
