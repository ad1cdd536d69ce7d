import { z } from 'zod';
import { defineSection } from '../../schema/define-section.ts';
import { action } from '../../schema/link.ts';
import { text } from '../../schema/text.ts';

export default defineSection({
  title: 'Hero',
  description:
    'The opening of the home page: who this is, for whom, and a drawn account whose search terms turn into results.',
  opensPage: true,
  schema: z.strictObject({
    eyebrow: text().meta({ title: 'Line above', description: 'A few words above the title.' }),
    title: text().meta({ title: 'Title', description: 'The heading of the whole page; one sentence.' }),
    lead: text().meta({ title: 'Lead', description: 'One or two sentences under the title.' }),
    primary: action().meta({ title: 'Button', description: 'The button that matters most.' }),
    secondary: action()
      .optional()
      .meta({ title: 'Second link', description: 'A quieter link beside it. May be left out.' }),
    drawingLabel: text().meta({
      title: 'Drawing',
      description: 'What the drawing shows, for visitors who do not see it.',
    }),
    searches: z
      .array(
        z.strictObject({
          query: text().meta({ title: 'Search', description: 'What somebody types into the search field.' }),
          outcome: text().meta({ title: 'Outcome', description: 'What came of it, two or three words.' }),
          kept: z.boolean().meta({
            title: 'Kept',
            description: 'true for a search worth paying for, false for one that was excluded.',
          }),
        }),
      )
      .min(3)
      .max(6)
      .meta({ title: 'Searches', description: 'Three to six searches in the drawing.' }),
    proof: z
      .array(
        z.strictObject({
          value: text().meta({ title: 'Figure', description: 'The figure, short.' }),
          label: text().meta({ title: 'Words', description: 'What the figure says.' }),
        }),
      )
      .max(4)
      .default([])
      .meta({ title: 'Proof', description: 'Up to four figures under the buttons.' }),
  }),
});
