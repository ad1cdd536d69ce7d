import { z } from 'zod';
import { defineSection } from '../../../schema/define-section.ts';
import { pricing } from '../../singles/pricing.ts';
import { price } from '../../../schema/regional.ts';
import { headingText, text } from '../../../schema/text.ts';

export default defineSection({
  title: 'Packages',
  description: 'Fixed-price packages of a service page: name, price by region, hours, features.',
  keywords: 'packages prices cost fees offers services pakker priser pakkepriser pris tilbud ydelser',
  schema: z.strictObject({
    title: headingText().meta({ title: 'Title', description: 'Heading of the section.' }),
    intro: text().optional().meta({ title: 'Intro', description: 'A sentence under the heading. Optional.' }),
    items: z
      .array(
        z.strictObject({
          name: text().meta({ title: 'Name', description: 'Name of the package.' }),
          price: price().meta({ title: 'Price', description: 'The price in each currency.' }),
          duration: text().meta({ title: 'Duration', description: 'Hours of work, for example 5 hours.' }),
          description: text().meta({ title: 'Description', description: 'One or two sentences.' }),
          features: z
            .array(text())
            .min(1)
            .meta({ title: 'Features', description: 'What the package includes, line by line.' }),
        }),
      )
      .min(1)
      .meta({ title: 'Packages', description: 'From small to large.' }),
    note: text().optional().meta({ title: 'Note', description: 'Small print below, for example on VAT. Optional.' }),
  }),
  toProps: (fields, content) => ({
    ...fields,
    money: content.region,
    showDetails: content.dictionary.fold.show,
    taxIncluded: content.single(pricing).taxIncluded,
  }),
  offers: ({ items, taxIncluded }) =>
    items.map(({ name, duration, features, price }) => ({
      name,
      description: `${duration}: ${features.join('; ')}`,
      price,
      taxIncluded,
    })),
});
