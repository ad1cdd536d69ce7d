import { z } from 'zod';
import { defineSection } from '../../../schema/define-section.ts';
import { services } from '../../singles/services.ts';
import { headingText, text } from '../../../schema/text.ts';

export default defineSection({
  title: 'Services',
  description: 'The cards of all services in services.yaml, each with a link to its page.',
  keywords: 'services offers products ydelser tilbud produkter',
  standsInFor: 'shop catalog menu butik katalog',
  schema: z.strictObject({
    title: headingText().meta({ title: 'Title', description: 'Heading of the section.' }),
    intro: text().optional().meta({ title: 'Intro', description: 'A sentence under the heading. Optional.' }),
  }),
  toProps: (fields, content) => ({
    ...fields,
    services: content.single(services).services,
    showDetails: content.dictionary.fold.show,
  }),
  isEmpty: ({ services: shown }) => shown.length === 0,
});
