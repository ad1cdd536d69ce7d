import { z } from 'zod';
import { defineSection } from '../../schema/define-section.ts';
import { headingText, text, textParts } from '../../schema/text.ts';

export default defineSection({
  title: 'Rich text',
  description:
    'Free text: a heading, and parts of paragraphs and lists, each with a heading of its own if it needs one.',
  keywords: 'text paragraphs article body free writing list tekst afsnit brødtekst artikel liste',
  standsInFor: 'html code embed markdown kode *',
  schema: z.strictObject({
    title: headingText().optional().meta({
      title: 'Title',
      description: 'Heading of the section. Left out: the headings of the parts take its level.',
      form: 'Heading of the section. Without it, the headings of the parts stand in.',
    }),
    lead: text().optional().meta({ title: 'Lead', description: 'A sentence set larger. Optional.' }),
    parts: textParts(),
  }),
});
