import { z } from 'zod';
import { defineSection } from '../../schema/define-section.ts';
import { headingText, text } from '../../schema/text.ts';

export default defineSection({
  title: 'Social links',
  description: 'Links to the owner’s profiles in site.yaml; they open in a new tab.',
  keywords:
    'social media linkedin facebook instagram youtube x twitter tiktok profiles follow sociale medier profiler følg',
  standsInFor: 'share sharing feed wall del deling',
  schema: z.strictObject({
    title: headingText().meta({ title: 'Title', description: 'Heading of the section.' }),
    intro: text().optional().meta({ title: 'Intro', description: 'A sentence under the heading. Optional.' }),
  }),
  toProps: (fields, content) => ({
    ...fields,
    profiles: content.site.social,
    newTab: content.dictionary.footer.opensInNewTab,
  }),
});
