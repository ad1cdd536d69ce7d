import { z } from 'zod';
import { defineSection } from '../../schema/define-section.ts';
import { icon } from '../../schema/icon.ts';
import { headingText, text } from '../../schema/text.ts';

export default defineSection({
  title: 'Service grid',
  description: 'What a service includes: a grid of icon, title and description.',
  keywords: 'features services icons cards grid benefits included ydelser funktioner ikoner kort indhold',
  standsInFor: 'products shop catalog team produkter butik katalog',
  schema: z.strictObject({
    title: headingText().meta({ title: 'Title', description: 'Heading of the section.' }),
    intro: text().optional().meta({ title: 'Intro', description: 'A sentence under the heading. Optional.' }),
    items: z
      .array(
        z.strictObject({
          icon: icon(),
          title: text().meta({ title: 'Title', description: 'Name of the part.' }),
          description: text().meta({ title: 'Description', description: 'One or two sentences.' }),
        }),
      )
      .min(1)
      .meta({ title: 'Items', description: 'The parts of the service.' }),
  }),
});
