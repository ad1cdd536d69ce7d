import { z } from 'zod';
import { defineSection } from '../../schema/define-section.ts';
import { image } from '../../schema/image.ts';
import { wordedLink } from '../../schema/link.ts';
import { plainText, text } from '../../schema/text.ts';

/** Length up to which the quotation reads well at its size, in characters. */
const QUOTE_LENGTH = 180;

export default defineSection({
  title: 'Quotation',
  description: 'One quotation set large, with who said it, and a portrait and the source if there are any.',
  keywords: 'quote pull quote blockquote saying testimonial recommendation press citat udtalelse anmeldelse presse',
  schema: z.strictObject({
    quote: text().meta({
      title: 'Quote',
      description: 'The words as they were said, without quotation marks; one to three sentences.',
      recommendedLength: QUOTE_LENGTH,
    }),
    name: plainText('Name', 'First and last name of the person who said it.'),
    role: text().optional().meta({
      title: 'Role',
      description: 'What the person does, and where, for example Owner of a bakery. Optional.',
    }),
    portrait: image().optional().meta({
      title: 'Portrait',
      description: 'The person, in an arched window; cropped to 4:5. Optional.',
    }),
    source: wordedLink().optional().meta({
      title: 'Source',
      description: 'Where it was said, for example an interview, with a link to it. Optional.',
    }),
  }),
  toProps: ({ source, ...fields }, content) => ({
    ...fields,
    source: source && { ...source, isOutside: source.to.startsWith('https://') },
    newTab: content.dictionary.footer.opensInNewTab,
  }),
});
