import { z } from 'zod';
import { defineSection } from '../../schema/define-section.ts';
import { text } from '../../schema/text.ts';

export default defineSection({
  title: 'Not found',
  description: 'Says that a page or case is not there, with a link home.',
  opensPage: true,
  requiredOn: {
    '404': 'An unknown address is answered by it.',
    'case-study-not-found': 'The address of an unknown case study is answered by it.',
  },
  schema: z.strictObject({
    code: text()
      .optional()
      .meta({ title: 'Code', description: 'Set large above the title, for example 404. May be left out.' }),
    title: text().meta({ title: 'Title', description: 'The heading of the whole page.' }),
    text: text().optional().meta({ title: 'Text', description: 'A sentence under the title. May be left out.' }),
    home: text().meta({ title: 'Link home', description: 'Words of the link to the home page.' }),
  }),
  select: (fields, content) => ({ ...fields, homePath: `/${content.region.code}/` }),
});
