import { phraseOf, say } from '../../../i18n/phrase.ts';
import { z } from 'zod';
import { defineSection, sectionProblem } from '../../../schema/define-section.ts';
import { price } from '../../../schema/regional.ts';
import { pricing } from '../../singles/pricing.ts';
import { headingText, text } from '../../../schema/text.ts';
import { pricingTexts } from '../../texts/pricing-texts.ts';

export default defineSection({
  title: 'Pricing examples',
  description: 'Example prices of an arrangement: a starting price, or a text if the price is by agreement.',
  keywords: 'prices examples price cost fees estimate priser eksempler pris prisoverslag',
  texts: [pricingTexts],
  schema: z.strictObject({
    title: headingText().meta({ title: 'Title', description: 'Heading of the section.' }),
    intro: text().optional().meta({ title: 'Intro', description: 'A sentence under the heading. Optional.' }),
    examples: z
      .array(
        z.strictObject({
          name: text().meta({ title: 'Name', description: 'Name of the example.' }),
          price: price().optional().meta({
            title: 'Price from',
            description: 'The lowest price in each currency. Without it, priceText is shown.',
          }),
          priceText: text().optional().meta({
            title: 'Price as text',
            description: 'For example: custom price. Required without a price.',
          }),
          description: text().meta({ title: 'Description', description: 'One or two sentences.' }),
          features: z.array(text()).min(1).meta({ title: 'Terms', description: 'The terms, line by line.' }),
        }),
      )
      .min(1)
      .meta({ title: 'Examples', description: 'From small to large.' }),
    note: text().optional().meta({ title: 'Note', description: 'Small print below, for example on VAT. Optional.' }),
  }),
  check: ({ examples }) =>
    examples.flatMap(({ price, priceText }, index) =>
      price || priceText
        ? []
        : [
            sectionProblem(
              ['examples', index],
              say`The example has no price.`,
              'Add "price:" with us, eu and dk, or "priceText:" with a text.',
              say`Add “${phraseOf('Price from')}” or “${phraseOf('Price as text')}”.`,
            ),
          ],
    ),
  toProps: (fields, content) => ({
    ...fields,
    money: content.region,
    from: content.texts(pricingTexts).from,
    taxIncluded: content.single(pricing).taxIncluded,
  }),
  offers: ({ examples, taxIncluded }) =>
    examples.map(({ name, features, price, priceText }) => ({
      name,
      description: [price === undefined ? priceText : undefined, ...features].filter(Boolean).join('; '),
      price,
      kind: 'from',
      taxIncluded,
    })),
});
