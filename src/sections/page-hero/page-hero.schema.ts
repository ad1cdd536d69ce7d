import { z } from 'zod';
import { defineSection } from '../../schema/define-section.ts';
import { imagePath } from '../../schema/image.ts';
import { action } from '../../schema/link.ts';
import { headingText, text } from '../../schema/text.ts';

export default defineSection({
  title: 'Page hero',
  description: 'The hero of a service page: link back home, title, subtitle and a button.',
  keywords: 'hero header headline top banner intro topbanner overskrift forside indledning sidehoved',
  hasPageHeading: true,
  schema: z.strictObject({
    eyebrow: text().optional().meta({ title: 'Line above', description: 'A few words above the title. Optional.' }),
    title: headingText().meta({ title: 'Title', description: 'The heading of the whole page.' }),
    subtitle: text().meta({ title: 'Subtitle', description: 'One or two sentences under the title.' }),
    drawing: imagePath().optional().meta({
      title: 'Drawing',
      description:
        'A decorative scene beside the title, 640 × 680, a path inside public/. Its lower edge touches the line above the points. Optional.',
      form: 'A decorative scene beside the title, 640 × 680. Its lower edge touches the line above the points. Optional.',
    }),
    action: action().meta({ title: 'Button', description: 'Usually opens the contact form.' }),
    points: z
      .array(text())
      .default([])
      .meta({ title: 'Points', description: 'Two or three short lines beside the title.' }),
  }),
  toProps: (fields, content) => ({
    ...fields,
    drawing: fields.drawing && content.picture(fields.drawing, ''),
    back: content.isHome ? undefined : content.dictionary.page.backToHome,
    home: `/${content.region.code}/`,
  }),
});
