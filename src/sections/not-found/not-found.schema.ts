import { z } from 'zod';
import { defineSection } from '../../schema/define-section.ts';
import { imagePath } from '../../schema/image.ts';
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
    drawing: imagePath().optional().meta({
      title: 'Drawing',
      description:
        'A decorative drawing beside the title, 640 × 480, a path inside public/. Left out: an empty search.',
      form: 'A decorative drawing beside the title, 640 × 480. Without it, an empty search is shown.',
    }),
    home: text().meta({ title: 'Link home', description: 'Label of the link to the home page.' }),
  }),
  toProps: (fields, content) => ({
    ...fields,
    drawing: fields.drawing && content.picture(fields.drawing, ''),
    homePath: `/${content.region.code}/`,
  }),
});
