import { z } from 'zod';
import { defineSection } from '../../schema/define-section.ts';
import { icon } from '../../schema/icon.ts';
import { headingText, text } from '../../schema/text.ts';

export default defineSection({
  title: 'Why choose me',
  description: 'Reasons, each with an icon, a title and a sentence.',
  keywords: 'why reasons benefits advantages usp strengths choose hvorfor fordele grunde styrker vælg',
  schema: z.strictObject({
    title: headingText().meta({ title: 'Title', description: 'Heading of the section.' }),
    intro: text().optional().meta({ title: 'Intro', description: 'A sentence under the heading. Optional.' }),
    reasons: z
      .array(
        z.strictObject({
          icon: icon(),
          title: text().meta({ title: 'Title', description: 'The reason in a few words.' }),
          description: text().meta({ title: 'Description', description: 'One or two sentences.' }),
        }),
      )
      .min(1)
      .meta({ title: 'Reasons', description: 'Three to six reasons.' }),
  }),
});
