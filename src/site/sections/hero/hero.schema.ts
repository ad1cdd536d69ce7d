import { z } from 'zod';
import { defineSection } from '../../../schema/define-section.ts';
import { action } from '../../../schema/link.ts';
import { headingText, text } from '../../../schema/text.ts';

export default defineSection({
  title: 'Hero',
  description:
    'The opening of the home page: who this is, for whom, and a drawn account whose search terms turn into results.',
  keywords: 'hero banner headline top intro header welcome topbanner overskrift forside velkomst indledning',
  hasPageHeading: true,
  schema: z.strictObject({
    eyebrow: text().meta({ title: 'Line above', description: 'A few words above the title.' }),
    title: headingText().meta({ title: 'Title', description: 'The heading of the whole page; one sentence.' }),
    lead: text().meta({ title: 'Lead', description: 'One or two sentences under the title.' }),
    primary: action().meta({ title: 'Button', description: 'The button that matters most.' }),
    secondary: action()
      .optional()
      .meta({ title: 'Second link', description: 'A less prominent link beside it. Optional.' }),
    drawingLabel: text().meta({
      title: 'Drawing',
      description: 'What the drawing shows, for screen readers.',
    }),
    searches: z
      .array(
        z.strictObject({
          query: text().meta({ title: 'Search', description: 'The search term.' }),
          outcome: text().meta({ title: 'Outcome', description: 'The result, in two or three words.' }),
          kept: z.boolean().meta({
            title: 'Worth paying for',
            description: 'true for a search worth paying for, false for one that was excluded.',
            form: 'On for a search worth paying for, off for one that was excluded.',
          }),
        }),
      )
      .min(3)
      .max(6)
      .meta({ title: 'Searches', description: 'Three to six searches in the drawing.' }),
    proof: z
      .array(
        z
          .strictObject({
            value: text().meta({ title: 'Number', description: 'A short number.' }),
            label: text().meta({ title: 'Label', description: 'What the number counts.' }),
          })
          .meta({ title: 'Number' }),
      )
      .max(4)
      .default([])
      .meta({ title: 'Numbers', description: 'Up to four numbers under the buttons.' }),
  }),
  shareImage: ({ eyebrow, searches }) => ({ form: 'searches', data: { eyebrow, searches } }),
});
