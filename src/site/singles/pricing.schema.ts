import { z } from 'zod';
import { price } from '../../schema/regional.ts';
import { slug } from '../../schema/slug.ts';
import { text } from '../../schema/text.ts';

/** The hours of the longest month. */
const MAX_HOURS = 31 * 24;

/** More ad accounts than any client has. */
const MAX_ACCOUNTS = 10_000;

const budget = z.strictObject({
  bound: z
    .enum(['under', 'up-to'])
    .meta({ title: '“Under” or “up to”', description: 'Whether the budget is under the amount, or up to it.' }),
  amount: price().meta({ title: 'Amount', description: 'Monthly ad spend in each currency.' }),
});

/** A monthly retainer. Total and start-up fee are computed: hours × hourly rate, and half of that. */
export const planSchema = z.strictObject({
  id: slug().meta({
    title: 'Short name',
    description: 'Name of the plan in references.',
    form: 'How other parts of the site name the plan.',
  }),
  title: text().meta({ title: 'Title', description: 'Name of the plan.' }),
  subtitle: text().meta({ title: 'Subtitle', description: 'For whom it is, in a few words.' }),
  description: text().meta({ title: 'Description', description: 'One or two sentences.' }),
  hours: z.int().positive().max(MAX_HOURS).meta({ title: 'Hours', description: 'Hours of work a month.' }),
  pricePerHour: price().meta({ title: 'Price per hour', description: 'Hourly rate in each currency.' }),
  badge: z.enum(['popular', 'value']).optional().meta({
    title: 'Badge',
    description: 'popular marks the plan as recommended, value as best value.',
    form: 'Marks the plan as recommended or as best value.',
  }),
  budget: budget.optional().meta({
    title: 'Budget guidance',
    description: 'The ad spend that the plan fits. Left out: no limit.',
    form: 'The ad spend that the plan fits. Without it, there is no limit.',
  }),
  accounts: z.int().positive().max(MAX_ACCOUNTS).optional().meta({
    title: 'Accounts',
    description: 'The most ad accounts that the plan covers. Left out: no limit.',
    form: 'The most ad accounts that the plan covers. Without it, there is no limit.',
  }),
  includes: z
    .array(text().meta({ title: 'Line' }))
    .min(1)
    .meta({
      title: 'Includes',
      description: 'What is in the plan, line by line.',
      form: 'What is in the plan, one thing each.',
    }),
});

/** `content/pricing.yaml`: the plans and their common values. */
export const pricingSchema = z
  .strictObject({
    plans: z
      .array(planSchema.meta({ title: 'Price plan' }))
      .min(1)
      .meta({ title: 'Plans', description: 'From small to large.' }),
    taxIncluded: z.boolean().optional().meta({
      title: 'Tax included',
      description: 'Tells search engines whether all prices include VAT or sales tax. Left out: they are told nothing.',
      form: 'Tells search engines whether all prices include VAT or sales tax.',
    }),
    benefits: z
      .array(
        z.strictObject({
          title: text().meta({ title: 'Title', description: 'The benefit in a few words.' }),
          description: text().meta({ title: 'Description', description: 'One sentence.' }),
        }),
      )
      .meta({ title: 'Benefits', description: 'What every plan brings.' }),
  })
  .meta({
    title: 'Pricing',
    description: 'Retainer plans and their benefits.',
    keywords: 'prices rates plans packages cost fee priser timepris aftaler pakker takst honorar',
  });

/** A retainer plan as written in YAML. */
export type Plan = z.output<typeof planSchema>;
/** The price list as written in YAML. */
export type Pricing = z.output<typeof pricingSchema>;
