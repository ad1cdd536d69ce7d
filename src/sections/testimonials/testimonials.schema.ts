import { z } from 'zod';
import { defineSection } from '../../schema/define-section.ts';
import { defineTexts } from '../../schema/define-texts.ts';
import { schedule } from '../../schema/schedule.ts';
import { headingText, text } from '../../schema/text.ts';

/** Maximum number of testimonials; visitors skip a longer list. */
const MOST = 7;

const voice = z.strictObject({
  quote: text().meta({
    title: 'Quote',
    description: 'What the client says, in their words and without quotation marks; one to three sentences.',
  }),
  name: z.string().min(1).meta({ title: 'Name', description: 'First and last name of the client.' }),
  role: text().meta({ title: 'Role', description: 'What the client does, for example Owner or Marketing manager.' }),
  company: z.string().min(1).optional().meta({ title: 'Company', description: 'Name of the company.' }),
  href: z
    .url({ protocol: /^https$/ })
    .optional()
    .meta({ title: 'Link', description: 'Where readers can check it: a profile or the company’s website.' }),
  consentDate: z.iso.date().optional().meta({
    title: 'Consent',
    description:
      'In quotes: the day on which the client agreed to be quoted here. Without it the voice is not published.',
    form: 'The day on which the client agreed to be quoted here. Without it, the quote is not published.',
  }),
  example: z.boolean().default(false).meta({
    title: 'Example',
    description: 'true for a quote that nobody has said: it is not published.',
    form: 'On for a quote that nobody has said: it is not published.',
  }),
  ...schedule(),
});

const texts = defineTexts('testimonials', 'Client voices', {
  example: 'Mark on a voice that is not real yet; only the author sees it, in development.',
});

export default defineSection({
  title: 'Client voices',
  description:
    'What clients say, with name, role and company. Examples, and voices without a day of consent, are not published; you see them while you write.',
  keywords:
    'testimonials quotes quote reviews ratings recommendations references voices citater citat udtalelser anmeldelser anbefalinger kundeudtalelser referencer',
  standsInFor: 'stars trustpilot comments stjerner kommentarer',
  texts: [texts],
  schema: z.strictObject({
    title: headingText().meta({ title: 'Title', description: 'Heading of the section.' }),
    intro: text().optional().meta({ title: 'Intro', description: 'A sentence under the heading. Optional.' }),
    voices: z
      .array(voice)
      .min(1)
      .max(MOST)
      .meta({ title: 'Voices', description: `The first one is set largest; at most ${MOST}.` }),
  }),
  toProps: ({ title, intro, voices }, content) => ({
    title,
    intro,
    voices: voices.flatMap(({ consentDate, example, ...voice }) => {
      const isReal = !example && consentDate !== undefined;
      return isReal || content.showsExamples ? [{ ...voice, isReal }] : [];
    }),
    labels: { example: content.texts(texts).example, newTab: content.dictionary.footer.opensInNewTab },
  }),
  isEmpty: ({ voices }) => voices.length === 0,
});
