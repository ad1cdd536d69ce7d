import { z } from 'zod';
import { defineSection } from '../../schema/define-section.ts';
import { action } from '../../schema/link.ts';

export default defineSection({
  title: 'Thank you',
  description: 'The page after a form was sent without script: the texts of the thank-you view.',
  keywords: 'thanks thank confirmation sent success tak kvittering bekræftelse sendt',
  hasPageHeading: true,
  requiredOn: {
    'thank-you': 'The contact form leads to it where there is no script.',
  },
  schema: z.strictObject({
    onward: action().meta({ title: 'Link on', description: 'Where to go from here.' }),
  }),
  toProps: (fields, content) => ({ ...fields, labels: content.dictionary.thanks }),
});
