import { z } from 'zod';
import { regional } from './regional.ts';

/** The greatest amount, with nine digits: also a year's budget in rupiah has no more. */
const MAX_AMOUNT = 999_999_999;

/** A whole amount in the region's currency. */
export const amount = () =>
  z
    .int()
    .positive()
    .max(MAX_AMOUNT)
    .meta({ title: 'Amount', description: 'A whole number without separators, in the currency of the region.' });

/**
 * A price in the currency of each region, in whole units: `{ us: 700, eu: 600, dk: 4500 }`. The component gets the number of its region;
 * `formatPrice` in `toProps` writes it with the currency.
 *
 * @example
 * price: price().meta({ title: 'Price', description: 'What a month costs.' }),
 * // In the definition:
 * toProps: (fields, { region }) => ({ ...fields, price: formatPrice(fields.price, region) }),
 */
export const price = () => regional(amount());
