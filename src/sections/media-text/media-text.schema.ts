import { z } from 'zod';
import { defineSection } from '../../schema/define-section.ts';
import { image } from '../../schema/image.ts';
import { action, wordedLink } from '../../schema/link.ts';
import { headingText, richText, text } from '../../schema/text.ts';

export default defineSection({
  title: 'Picture and text',
  description: 'A picture beside a heading and a text, with a button or a link below the text.',
  keywords: 'image picture photo text columns side-by-side illustration billede foto tekst kolonner',
  standsInFor: '*',
  schema: z.strictObject({
    title: headingText().meta({ title: 'Title', description: 'Heading of the section.' }),
    body: richText().meta({ title: 'Text', description: 'Paragraphs and lists; two or three paragraphs read well.' }),
    picture: image().meta({ title: 'Picture', description: 'Shown about half as wide as the page.' }),
    caption: text().optional().meta({ title: 'Caption', description: 'A line under the picture. Optional.' }),
    side: z.enum(['start', 'end']).default('start').meta({
      title: 'Side',
      description: 'The side of the image: start is left, end is right. Left out: start.',
      form: 'The side on which the picture stands.',
    }),
    onPhones: z.enum(['first', 'last']).default('first').meta({
      title: 'On phones',
      description:
        'Whether the image comes first or last on small screens, where one is above the other. Left out: first.',
      form: 'Whether the picture comes first or last on small screens, where one is above the other.',
    }),
    action: action().optional().meta({ title: 'Button', description: 'A button below the text. Optional.' }),
    more: wordedLink().optional().meta({ title: 'Link', description: 'A link beside the button. Optional.' }),
  }),
});
