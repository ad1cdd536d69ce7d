import { z } from 'zod';
import { defineSection } from '../../schema/define-section.ts';
import { action } from '../../schema/link.ts';

export default defineSection({
  title: 'Thank you',
  description: 'Where a form lands that was sent without script: the words of the thank-you view.',
  opensPage: true,
  requiredOn: {
    'thank-you': 'The contact form leads to it where there is no script.',
  },
  schema: z.strictObject({
    onward: action().meta({ title: 'Link on', description: 'Where to go from here.' }),
  }),
  select: (fields, content) => ({ ...fields, words: content.dictionary.thanks }),
});
