import { z } from 'zod';
import { defineSection } from '../../schema/define-section.ts';
import { price } from '../../schema/money.ts';
import { text } from '../../schema/text.ts';

export default defineSection({
  title: 'Pricing examples',
  description: 'Examples of what a way of working costs: a price to start from, or words where the price is agreed.',
  schema: z.strictObject({
    title: text().meta({ title: 'Title', description: 'Heading of the section.' }),
    intro: text().optional().meta({ title: 'Intro', description: 'A sentence under the heading. May be left out.' }),
    examples: z
      .array(
        z.strictObject({
          name: text().meta({ title: 'Name', description: 'Name of the example.' }),
          price: price().optional().meta({
            title: 'Price from',
            description: 'The lowest price in each currency. Left out: priceText is shown.',
          }),
          priceText: text().optional().meta({
            title: 'Price in words',
            description: 'For example: custom price. Needed where price is left out.',
          }),
          description: text().meta({ title: 'Description', description: 'One or two sentences.' }),
          features: z.array(text()).min(1).meta({ title: 'Terms', description: 'The terms, line by line.' }),
        }),
      )
      .min(1)
      .meta({ title: 'Examples', description: 'From small to large.' }),
  }),
  check: ({ examples }) =>
    examples.flatMap(({ price, priceText }, index) =>
      price || priceText
        ? []
        : [
            [
              ['examples', index],
              'The example has no price.',
              'Add "price:" with us, eu and dk, or "priceText:" with words.',
            ] as const,
          ],
    ),
  select: (fields, content) => ({ ...fields, money: content.region, from: content.dictionary.pricing.from }),
  offers: ({ examples }) =>
    examples.flatMap(({ name, description, price }) => (price === undefined ? [] : [{ name, description, price }])),
});
