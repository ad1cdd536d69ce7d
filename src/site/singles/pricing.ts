import { defineSingle } from '../../schema/define-single.ts';
import { pricingSchema } from './pricing.schema.ts';

/** The plans of the monthly retainers, and what they have in common. */
export const pricing = defineSingle({
  name: 'pricing',
  schema: pricingSchema,
  checkedWithDay: { what: 'the prices', above: 'plans' },
});

/** Returns the start-up fee of a retainer, paid once with the first month: half of the monthly total, rounded. */
export const startUpFee = (monthlyTotal: number): number => Math.round(monthlyTotal * 0.5);
