import { z } from 'zod';
import { regional } from './regional.ts';

/** A whole amount in a region's own currency: dollars, euros or kroner. */
export const amount = () =>
  z
    .int()
    .positive()
    .meta({ title: 'Amount', description: 'A whole number without separators, in the currency of the region.' });

/** A price in the three currencies: `{ us: 700, eu: 600, dk: 4500 }`. */
export const price = () => regional(amount());
