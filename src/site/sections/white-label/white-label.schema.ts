import { z } from 'zod';
import { defineSection } from '../../../schema/define-section.ts';
import { image } from '../../../schema/image.ts';
import { headingText, richText, text } from '../../../schema/text.ts';

export default defineSection({
  title: 'White label',
  description: 'How white-label work for an agency proceeds, step by step, with a portrait.',
  keywords: 'white-label agency agencies subcontractor reseller bureau bureauer underleverandør',
  schema: z.strictObject({
    title: headingText().meta({ title: 'Title', description: 'Heading of the section.' }),
    body: richText().meta({ title: 'Text', description: 'Paragraphs, separated by blank lines.' }),
    portrait: image().meta({ title: 'Portrait', description: 'Shown 184 pixels wide.' }),
    caption: text().meta({ title: 'Caption', description: 'A line under the portrait.' }),
    steps: z
      .array(
        z.strictObject({
          title: text().meta({ title: 'Title', description: 'The step in a few words.' }),
          description: text().meta({ title: 'Description', description: 'One sentence.' }),
        }),
      )
      .default([])
      .meta({ title: 'Steps', description: 'The steps, in order.' }),
  }),
});
