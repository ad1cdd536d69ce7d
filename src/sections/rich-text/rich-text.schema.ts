import { z } from 'zod';
import { defineSection } from '../../schema/define-section.ts';
import { richText, text } from '../../schema/text.ts';

/** Most parts of one section: a longer text is easier to read as a page of several sections. */
const MOST_PARTS = 12;

export default defineSection({
  title: 'Rich text',
  description:
    'Free text: a heading, and parts of paragraphs and lists, each with a heading of its own if it needs one.',
  keywords: 'paragraphs article free text tekst',
  schema: z.strictObject({
    title: text().optional().meta({
      title: 'Title',
      description: 'Heading of the section. Left out: the headings of the parts take its level.',
      form: 'Heading of the section. Without it, the headings of the parts stand in.',
    }),
    lead: text().optional().meta({ title: 'Lead', description: 'A sentence set larger. Optional.' }),
    parts: z
      .array(
        z.strictObject({
          heading: text().optional().meta({
            title: 'Heading',
            description: 'Heading of the part, a few words. Left out: the text follows the part above it.',
            form: 'Heading of the part, a few words. Without it, the text follows the part above.',
          }),
          body: richText().meta({
            title: 'Text',
            description:
              'Paragraphs, parted by blank lines; lines that begin with "- " make a list; **bold** and [text](/page).',
            form: 'Paragraphs, lists, bold text and links.',
          }),
        }),
      )
      .min(1)
      .max(MOST_PARTS)
      .meta({ title: 'Parts', description: `From top to bottom, at most ${MOST_PARTS}.` }),
  }),
});
