import { z } from 'zod';
import { formatPrice } from '../../../regions/money.ts';
import { pricing, startUpFee } from '../../singles/pricing.ts';
import { defineSection } from '../../../schema/define-section.ts';
import { defineTexts } from '../../../schema/define-texts.ts';
import { action } from '../../../schema/link.ts';
import { price } from '../../../schema/regional.ts';
import { headingText, text } from '../../../schema/text.ts';
import { firstMonth, fittingPlan, formatPercent, shareOf, type PlanOffer } from './fitting-plan.ts';

const MOST_EXAMPLES = 5;
const MOST_ACCOUNTS = 50;

const workload = z.strictObject({
  spend: price().meta({ title: 'Ad spend', description: 'Monthly ad spend in each currency.' }),
  accounts: z.int().min(1).max(MOST_ACCOUNTS).meta({ title: 'Accounts', description: 'Number of ad accounts.' }),
});

const texts = defineTexts('calculator', 'Pricing calculator', {
  fields: 'Read aloud by screen readers: the fields.',
  spend: 'Label: ad spend a month.',
  accounts: 'Label: number of ad accounts.',
  moreAccounts: 'Choice of the accounts: more than {count}, which no plan covers.',
  plan: 'Label: the plan that fits.',
  hours: 'Below the plan: {hours} hours a month. It may have plural forms.',
  firstMonth: 'Label: price of the first month, with the start-up fee.',
  monthly: 'Label: price of each later month.',
  share: 'Label: the fee as a share of the ad spend.',
  missing: 'Where no ad spend is given.',
  onRequest: 'Where no plan fits.',
  examples: 'Name of the table of examples.',
});

export default defineSection({
  title: 'Pricing calculator',
  description:
    'Finds the plan of pricing.yaml for an ad spend and a number of accounts, with the price of the first month. Without script it is a table of examples.',
  keywords: 'calculator prices price cost estimate budget prisberegner beregner udregner priser pris overslag',
  standsInFor: 'quiz survey spørgeskema',
  texts: [texts],
  schema: z.strictObject({
    title: headingText().meta({ title: 'Title', description: 'Heading of the section.' }),
    intro: text().optional().meta({ title: 'Intro', description: 'A sentence under the heading. Optional.' }),
    examples: z
      .array(workload)
      .min(2)
      .max(MOST_EXAMPLES)
      .meta({
        title: 'Examples',
        description: `Rows of the table, from 2 to ${MOST_EXAMPLES}, from small to large. The calculator begins with the first.`,
      }),
    tooMuch: z
      .strictObject({
        percent: z.int().min(1).max(100).meta({
          title: 'Percent',
          description: 'From this share of the ad spend on, in percent, the text is shown.',
        }),
        text: text().meta({ title: 'Text', description: 'What you advise where your fee is that large a share.' }),
      })
      .optional()
      .meta({
        title: 'Too much',
        description: 'A warning where the fee is out of proportion. Optional.',
      }),
    noPlan: text().meta({ title: 'No plan', description: 'What a visitor reads whose accounts no plan covers.' }),
    note: text().optional().meta({ title: 'Note', description: 'Small print below, for example on VAT.' }),
    action: action().optional().meta({ title: 'Button', description: 'A button below. Optional.' }),
  }),
  toProps: ({ examples, ...fields }, content) => {
    const { locale, priceFormat, convertedFormat, dollarRate } = content.region;
    const money = { locale, priceFormat, convertedFormat, dollarRate };
    const plans = content.single(pricing).plans.map(({ title, hours, pricePerHour, budget, accounts }): PlanOffer => {
      const monthly = hours * pricePerHour;
      return { title, hours, monthly, startUpFee: startUpFee(monthly), budget, accounts };
    });
    const labels = content.texts(texts);
    return {
      ...fields,
      plans,
      money,
      labels,
      start: examples[0] ?? { spend: 0, accounts: 1 },
      rows: examples.map((example) => {
        const plan = fittingPlan(plans, example);
        return {
          spend: formatPrice(example.spend, money),
          accounts: String(example.accounts),
          plan: plan?.title ?? labels.onRequest,
          firstMonth: plan ? formatPrice(firstMonth(plan), money) : '–',
          share: plan ? formatPercent(shareOf(plan, example.spend), locale) : '–',
        };
      }),
    };
  },
});
