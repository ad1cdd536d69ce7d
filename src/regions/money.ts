import { formatNumber } from '../i18n/number.ts';
import type { Region } from './region.ts';

type MoneyFacts = Pick<Region, 'locale' | 'priceFormat' | 'convertedFormat' | 'dollarRate'>;

const insert = (format: string, amount: number, locale: string) =>
  format.replace('{amount}', () => formatNumber(amount, locale));

/** A price as the region's price list writes it: `$1,200`, `€1,000`, `4.500 kr.`. */
export const formatPrice = (amount: number, region: MoneyFacts): string =>
  insert(region.priceFormat, amount, region.locale);

/**
 * A dollar amount in the region's currency: `$500`, `€500` (symbol swap), `3.500 DKK` (base price times 7;
 * specification, section 9, Currency).
 */
export const formatConverted = (dollars: number, region: MoneyFacts): string =>
  insert(region.convertedFormat, dollars * region.dollarRate, region.locale);

const DOLLARS = /\$(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?(k|m)?(?![\p{L}\p{N}])/giu;
const MAGNITUDE: Record<string, number> = { k: 1_000, m: 1_000_000 };

/** Turns every dollar amount of a text (`$48,000`, `$12k`, `$1.2M`, `$4.50`) into the region's currency. */
export const convertDollars = (text: string, region: MoneyFacts): string =>
  text.replace(DOLLARS, (_match, whole: string, decimals = '', unit = '') => {
    const dollars = Number(whole.replaceAll(',', '') + decimals) * (MAGNITUDE[unit.toLowerCase()] ?? 1);
    return formatConverted(dollars, region);
  });

/** The start-up fee of a retainer: half of the monthly total, rounded (specification, section 9). */
export const startUpFee = (monthlyTotal: number): number => Math.round(monthlyTotal * 0.5);
