import { z } from 'zod';
import { formatDay } from '../../i18n/date.ts';
import { defineSection } from '../../schema/define-section.ts';
import { richText, text } from '../../schema/text.ts';

export default defineSection({
  title: 'Legal text',
  description: 'A legal page: title, the day of the last change, numbered parts.',
  opensPage: true,
  requiredOn: {
    'privacy-policy': 'The contact form and the footer lead to it.',
    'terms-of-service': 'The footer leads to it.',
    'cookie-policy': 'The cookie banner and the footer lead to it.',
  },
  schema: z.strictObject({
    title: text().meta({ title: 'Title', description: 'The heading of the whole page.' }),
    intro: richText().optional().meta({ title: 'Intro', description: 'Before the first part. May be left out.' }),
    lastUpdated: z.iso
      .date()
      .meta({ title: 'Last updated', description: 'In quotes: year, month, day, for example "2025-01-25".' }),
    parts: z
      .array(
        z.strictObject({
          heading: text().meta({ title: 'Heading', description: 'Heading of the part.' }),
          body: richText().meta({ title: 'Text', description: 'Paragraphs and lists.' }),
        }),
      )
      .min(1)
      .meta({ title: 'Parts', description: 'In order.' }),
  }),
  select: (fields, content) => ({
    ...fields,
    lastUpdatedLine: content.dictionary.page.lastUpdated.replace(
      '{date}',
      formatDay(fields.lastUpdated, content.region.locale),
    ),
    contents: content.dictionary.page.contents,
    back: content.dictionary.page.backToHome,
    home: `/${content.region.code}/`,
  }),
});
