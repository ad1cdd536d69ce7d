import { z } from 'zod';
import { defineSection } from '../../schema/define-section.ts';
import { image } from '../../schema/image.ts';
import { wordedLink } from '../../schema/link.ts';
import { headingText, richText, text } from '../../schema/text.ts';

export default defineSection({
  title: 'About',
  description: 'Who the owner is, in short, with a portrait and a few facts.',
  keywords: 'about bio profile person me owner team portrait om mig os profil ejer hvem',
  schema: z.strictObject({
    title: headingText().meta({ title: 'Title', description: 'Heading of the section.' }),
    body: richText().meta({ title: 'Text', description: 'Paragraphs, separated by blank lines.' }),
    portrait: image().optional().meta({ title: 'Portrait', description: 'A picture beside the text. Optional.' }),
    facts: z
      .array(
        z.strictObject({
          value: text().meta({ title: 'Number', description: 'A short number or word.' }),
          label: text().meta({ title: 'Label', description: 'What the number counts.' }),
        }),
      )
      .default([])
      .meta({ title: 'Facts', description: 'Numbers beside the text.' }),
    more: wordedLink().optional().meta({ title: 'Link', description: 'A link to the longer story. Optional.' }),
  }),
});
