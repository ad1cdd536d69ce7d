import { z } from 'zod';
import { defineSection } from '../../schema/define-section.ts';
import { headingText, richText, text } from '../../schema/text.ts';

/** The section has exactly this many columns. */
const COLUMNS = 2;

const column = z.strictObject({
  title: text().optional().meta({ title: 'Title', description: 'Heading of the column, a few words. Optional.' }),
  body: richText().meta({ title: 'Text', description: 'Paragraphs and lists.' }),
});

export default defineSection({
  title: 'Two columns',
  description:
    'Two texts side by side, each with a heading of its own if it needs one. On phones the second is below the first.',
  keywords: 'columns text side by side split compare kolonner to spalter tekst ved siden af hinanden',
  schema: z.strictObject({
    title: headingText().optional().meta({
      title: 'Title',
      description: 'Heading above both columns. Left out: the headings of the columns take its level.',
      form: 'Heading above both columns. Without it, the headings of the columns stand in.',
    }),
    columns: z
      .array(column)
      .length(COLUMNS)
      .meta({ title: 'Columns', description: 'Exactly two, the one to be read first at the top.' }),
  }),
});
