import { z } from 'zod';
import { defineSection } from '../../schema/define-section.ts';
import { image } from '../../schema/image.ts';
import { headingText, richText, text } from '../../schema/text.ts';

export default defineSection({
  title: 'Story',
  description: 'The story at the top of the about page: title, three paragraphs, a large portrait.',
  keywords: 'story about biography background history portrait historie om baggrund fortælling biografi',
  hasPageHeading: true,
  schema: z.strictObject({
    title: headingText().meta({ title: 'Title', description: 'The heading of the whole page.' }),
    lead: text().optional().meta({ title: 'Lead', description: 'A sentence in larger type. Optional.' }),
    paragraphs: z.array(richText()).length(3).meta({ title: 'Paragraphs', description: 'Exactly three paragraphs.' }),
    portrait: image().meta({ title: 'Portrait', description: 'Shown at most 320 pixels wide.' }),
  }),
});
