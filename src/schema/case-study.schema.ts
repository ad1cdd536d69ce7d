import { z } from 'zod';
import { flagEmoji } from './country.ts';
import { imagePath } from './image.ts';
import { redirectFrom } from './old-address.ts';
import { draft, schedule } from './schedule.ts';
import { slug } from './slug.ts';
import { richText, text } from './text.ts';

/** Tags to filter case studies by (specification, section 3). */
export const CASE_TAGS = ['Travel', 'B2B', 'eCommerce', 'Local service', 'White-label', 'Nonprofit'] as const;

/** A tag of a case study. */
export type CaseTag = (typeof CASE_TAGS)[number];

/** The year in which Google Ads began, as AdWords. */
const FIRST_YEAR = 2000;

/** A later year is a slip of the keys. */
const LAST_YEAR = 2100;

/** Greatest number in a line, and the greatest below zero: twelve digits, as many impressions as no account has. */
const MAX_POINT = 999_999_999_999;

const flag = z.strictObject({
  emoji: flagEmoji(),
  country: text().meta({
    title: 'Country',
    description: 'The name of the country, for visitors who do not see the flag.',
  }),
});

const metric = z.strictObject({
  label: text().meta({ title: 'Label', description: 'What the number measures.' }),
  value: text().meta({ title: 'Value', description: 'The number, short; dollar amounts are converted by region.' }),
});

const series = z.strictObject({
  label: text().meta({ title: 'Label', description: 'What the line shows, for example bookings a month.' }),
  points: z
    .array(z.number().min(-MAX_POINT).max(MAX_POINT))
    .min(3)
    .max(36)
    .meta({ title: 'Points', description: 'Three to 36 numbers, one a month, oldest first.' }),
});

/** A case study, `content/case-studies/{id}.yaml`. */
export const caseStudySchema = z
  .strictObject({
    id: slug().meta({
      title: 'Short name',
      description: 'The name of the file, and how pages refer to this case.',
      form: 'Also the end of its address.',
    }),
    translationKey: z.string().min(1).meta({
      title: 'Earlier name',
      description: 'Key of the Danish texts (specification, section 3).',
      form: 'Kept from an earlier site. Leave it as it is.',
    }),
    clientName: z
      .string()
      .min(1)
      .meta({ title: 'Client', description: 'Name of the client; with the English industry it makes the address.' }),
    industry: text().meta({ title: 'Industry', description: 'The trade of the client, two or three words.' }),
    flags: z.array(flag).min(1).meta({ title: 'Flags', description: 'Countries in which the campaigns run.' }),
    tags: z
      .array(z.enum(CASE_TAGS))
      .min(1)
      .meta({ title: 'Tags', description: `One or more of ${CASE_TAGS.join(', ')}.`, form: '' }),
    backgroundImage: imagePath().meta({
      title: 'Background',
      description: 'Picture behind the card, a path inside public/.',
      form: 'Picture behind the card.',
    }),
    logoUrl: imagePath().meta({
      title: 'Logo',
      description: 'The client’s logo, a path inside public/.',
      form: 'The client’s logo.',
    }),
    website: z
      .url({ protocol: /^https$/ })
      .optional()
      .meta({
        title: 'Website',
        description: 'Address of the client, with https://. Optional.',
        form: 'Address of the client, with https://.',
      }),
    result: text().meta({
      title: 'Result',
      description: 'The headline of the result. Write money in dollars ($48,000): euros and kroner are worked out.',
    }),
    summary: text().meta({
      title: 'Summary',
      description: 'Two or three sentences on what was done and what came of it.',
    }),
    challenge: richText().optional().meta({
      title: 'Challenge',
      description: 'Where the client stood. Left out: the general text.',
      form: 'Where the client stood. Without it, a general text is shown.',
    }),
    solution: richText().optional().meta({
      title: 'Solution',
      description: 'What was done. Left out: the general text.',
      form: 'What was done. Without it, a general text is shown.',
    }),
    metrics: z.array(metric).max(4).default([]).meta({
      title: 'Numbers',
      description: 'Up to four numbers, set large. Begin with one that neither the result nor the chart tells.',
    }),
    year: z.int().min(FIRST_YEAR).max(LAST_YEAR).optional().meta({
      title: 'Year',
      description: 'Year of the result; "npm run content:report" names case studies without one.',
      form: 'Year of the result.',
    }),
    published: z.iso
      .date()
      .optional()
      .meta({
        title: 'Published',
        description:
          'In quotes: the day on which the case went online, for example "2026-03-01". Search engines and the feed show ' +
          'it; the feed begins with the newest. Left out: the case has no date.',
        form: 'The day on which the case went online. Search engines show it; without it, the case has no date.',
      }),
    redirectFrom: redirectFrom(),
    ...schedule(),
    draft: draft(),
    series: series.optional().meta({
      title: 'Line',
      description: 'Numbers by month for the small chart. Optional.',
      form: 'Numbers by month, for the small chart.',
    }),
  })
  .meta({ title: 'Case study', description: 'One client case: who, what, and what came of it.' });

/** A case study as written in YAML, with defaults filled in. */
export type CaseStudy = z.output<typeof caseStudySchema>;
