import { z } from 'zod';
import { defineSection } from '../../schema/define-section.ts';
import { action } from '../../schema/link.ts';
import { headingText, text } from '../../schema/text.ts';

export default defineSection({
  title: 'Closing',
  description: 'The end of a page: a heading, a sentence and one button.',
  keywords: 'call action cta banner button end finish opfordring knap afslutning slutning',
  standsInFor: 'subscribe abonner',
  schema: z.strictObject({
    title: headingText().meta({ title: 'Title', description: 'Heading of the section.' }),
    text: text().meta({ title: 'Text', description: 'One or two sentences.' }),
    action: action().meta({ title: 'Button', description: 'Usually opens the contact form: contact.' }),
  }),
});
