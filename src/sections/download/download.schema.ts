import { z } from 'zod';
import { formatFileSize } from '../../i18n/format.ts';
import { defineSection } from '../../schema/define-section.ts';
import { downloadFile } from '../../schema/download.ts';
import { headingText, languageCode, text } from '../../schema/text.ts';

export default defineSection({
  title: 'Download',
  description: 'A PDF with its title, a short text, its size, and a button that downloads it.',
  keywords:
    'download pdf file document brochure price list form attachment hent fil dokument brochure prisliste folder skema bilag',
  standsInFor: 'ebook whitepaper catalog menu word excel zip e-bog katalog menukort',
  schema: z.strictObject({
    title: headingText().meta({ title: 'Title', description: 'Heading of the section: what the document is.' }),
    text: text().optional().meta({
      title: 'Text',
      description: 'What is in it, and for whom, in one or two sentences. Optional.',
    }),
    file: downloadFile(),
    language: languageCode().optional().meta({
      title: 'Language of the document',
      description: 'Set it if all visitors get the same document; it is shown beside the size. Optional.',
    }),
    label: text().meta({
      title: 'Label',
      description: 'The text on the button, for example Download the price list.',
    }),
  }),
  toProps: ({ language, ...fields }, { region, downloadSize }) => {
    const bytes = downloadSize(fields.file);
    const name = language && (new Intl.DisplayNames(region.locale, { type: 'language' }).of(language) ?? language);
    return {
      ...fields,
      language,
      /** Format, size and language: `PDF, 340 kB, English`. */
      details: ['PDF', ...(bytes === undefined ? [] : [formatFileSize(bytes, region.locale)]), ...(name ? [name] : [])],
    };
  },
});
