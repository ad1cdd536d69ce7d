import { say } from '../../i18n/phrase.ts';
import { z } from 'zod';
import { defineSection } from '../../schema/define-section.ts';
import { image } from '../../schema/image.ts';
import { plainLink } from '../../schema/link.ts';
import { repeatedIndexes } from '../../data/plain.ts';
import { text } from '../../schema/text.ts';

const FEWEST = 3;
const MOST = 14;

export default defineSection({
  title: 'Logos',
  description: 'Logos of clients in one color, in a row that wraps.',
  keywords:
    'logos clients customers brands partners references sponsors logoer kunder mærker samarbejdspartnere referencer sponsorer',
  standsInFor: 'awards certificates press priser certifikater presse',
  schema: z.strictObject({
    title: text().meta({ title: 'Title', description: 'The text beside the logos; say what these companies are.' }),
    logos: z
      .array(
        z.strictObject({
          image: image().meta({
            title: 'Logo',
            description: 'The logo without a ground; its alternative text is the name of the company.',
          }),
          href: plainLink().optional().meta({
            title: 'Link',
            description: 'The company’s website, or a page about it. Optional.',
          }),
        }),
      )
      .min(FEWEST)
      .max(MOST)
      .meta({ title: 'Logos', description: `From ${FEWEST} to ${MOST}. Only of clients who have agreed to it.` }),
    note: text().optional().meta({ title: 'Note', description: 'Small print below the logos. Optional.' }),
  }),
  check: ({ logos }) => {
    const files = logos.map(({ image: { src } }) => src);
    return repeatedIndexes(files).map((index) => [
      ['logos', index, 'image', 'src'],
      `The logo ${files[index]} is here twice.`,
      'Delete one of the two.',
      { message: say`This logo is here twice.`, hint: say`Remove one of the two.` },
    ]);
  },
  toProps: ({ logos, ...fields }, content) => ({
    ...fields,
    logos: logos.map(({ image: logo, href }) => ({ image: logo, href, isOutside: href?.startsWith('https://') })),
    newTab: content.dictionary.footer.opensInNewTab,
  }),
});
