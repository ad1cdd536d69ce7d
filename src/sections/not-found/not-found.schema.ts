import { z } from 'zod';
import { defineSection } from '../../schema/define-section.ts';
import { headingText, text } from '../../schema/text.ts';

export default defineSection({
  title: 'Not found',
  description: 'Says that a page doesn’t exist, with a link home.',
  keywords: '404 missing error broken fejl fejlside mangler findes ikke',
  hasPageHeading: true,
  requiredOn: {
    '404': 'An unknown address is answered by it.',
    '*-not-found': 'The address of an unknown entry is answered by it.',
  },
  schema: z.strictObject({
    code: text()
      .optional()
      .meta({ title: 'Code', description: 'Shown large above the title, for example 404. Optional.' }),
    title: headingText().meta({ title: 'Title', description: 'The heading of the whole page.' }),
    text: text().optional().meta({ title: 'Text', description: 'A sentence under the title. Optional.' }),
    home: text().meta({ title: 'Link home', description: 'Label of the link to the home page.' }),
  }),
  toProps: (fields, content) => ({ ...fields, homePath: `/${content.region.code}/` }),
});
