import { parse } from 'yaml';
import { z } from 'zod';
import { siteRegionsIn } from '../../src/content/read/site-regions.ts';
import { createModel, type ContentModel, type SiteDefinitions } from '../../src/model/content-model.ts';
import { sourceLanguageOf } from '../../src/regions/site-regions.ts';
import { flagEmoji } from '../../src/schema/country.ts';
import { defineCollection, type EntryOf } from '../../src/schema/define-collection.ts';
import { say } from '../../src/i18n/phrase.ts';
import { defineSection, type SectionDefinition } from '../../src/schema/define-section.ts';
import { defineSingle } from '../../src/schema/define-single.ts';
import { defineSite } from '../../src/schema/define-site.ts';
import { defineTexts } from '../../src/schema/define-texts.ts';
import { icon } from '../../src/schema/icon.ts';
import { image, imagePath } from '../../src/schema/image.ts';
import { action, plainLink } from '../../src/schema/link.ts';
import { redirectFrom } from '../../src/schema/old-address.ts';
import { reference } from '../../src/schema/reference.ts';
import { price, regions, shownIn } from '../../src/schema/regional.ts';
import { draft, schedule } from '../../src/schema/schedule.ts';
import { slug, slugPart } from '../../src/schema/slug.ts';
import { richText, text } from '../../src/schema/text.ts';

/*
 * The code of a small site of its own, which tests of the engine state instead of the site that is shipped: a collection, two
 * files that exist once, and three section types, enough for every mistake of the catalogue.
 */

/** What projects are filtered by. */
export const TAGS = ['Travel', 'B2B', 'Local service'] as const;

const projectSchema = z.strictObject({
  id: slug(),
  number: z.string().min(1),
  clientName: z.string().min(1).meta({ title: 'Client' }),
  industry: text().meta({ title: 'Industry' }),
  flags: z.array(z.strictObject({ emoji: flagEmoji(), country: text() })).min(1),
  tags: z.array(z.enum(TAGS)).min(1),
  backgroundImage: imagePath(),
  logoUrl: imagePath(),
  website: z.url({ protocol: /^https$/ }).optional(),
  result: text(),
  summary: text(),
  challenge: richText().optional(),
  solution: richText().optional(),
  metrics: z
    .array(z.strictObject({ label: text(), value: text() }))
    .max(4)
    .default([]),
  year: z.int().min(2000).max(2100).optional(),
  published: z.iso.date().optional(),
  redirectFrom: redirectFrom(),
  ...schedule(),
  draft: draft(),
});

/** A project as written in YAML, with its slug. */
export type Project = EntryOf<typeof projectSchema>;

/** The only collection: what was done for a client, at an address made of the client and the industry. */
export const projects = defineCollection({
  name: 'projects',
  title: 'Project',
  plural: 'Projects',
  description: 'What was done for a client.',
  schema: projectSchema,
  nameField: 'clientName',
  detailFields: ['challenge', 'solution'],
  notFoundPage: 'project-not-found',
  slug: ({ clientName, industry }, all) => `${slugPart(clientName)}-${slugPart(industry[sourceLanguageOf(all)])}`,
  tagsField: 'tags',
  tags: TAGS,
  dayField: 'published',
  yearField: 'year',
  placeholders: { client: 'clientName', industry: 'industry', result: 'result', summary: 'summary' },
  convertsDollars: true,
  listDescription: ({ lists }) => lists.description,
  feedItem: ({ clientName, result, summary }) => ({ title: `${clientName}: ${result}`, description: summary }),
  outline: ({ clientName, industry, result }) => ({ title: `${clientName}, ${industry}`, description: result }),
  article: ({ clientName, result, summary, published }) => ({
    type: 'Article',
    headline: `${clientName}: ${result}`,
    description: summary,
    published,
    about: { '@type': 'Organization', name: clientName },
  }),
});

/** `content/offers.yaml`: a list of pages, which the header's menu shows. */
export const offers = defineSingle({
  name: 'offers',
  schema: z.strictObject({
    offers: z
      .array(z.strictObject({ id: slug(), icon: icon(), title: text(), link: plainLink(), ...schedule() }))
      .min(1),
  }),
});

/** `content/rates.yaml`: prices by region. */
export const rates = defineSingle({
  name: 'rates',
  schema: z.strictObject({
    plans: z
      .array(z.strictObject({ id: slug(), title: text(), hours: z.int().positive(), pricePerHour: price() }))
      .min(1),
  }),
  checkedWithDay: { what: 'the prices', above: 'plans' },
});

const hero = defineSection({
  title: 'Hero',
  description: 'Opens a page.',
  requiredOn: { '404': 'An unknown address is answered by it.' },
  schema: z.strictObject({
    title: text(),
    body: richText().optional(),
    cta: action().optional(),
    icon: icon().optional(),
    picture: image().optional(),
    points: z.array(text()).max(3).optional(),
    hours: z.int().positive().optional(),
    kept: z.boolean().optional(),
    code: z.string().optional(),
    price: price().optional(),
    cases: z.array(reference(projects.name)).optional(),
  }),
  check: ({ kept, hours }) =>
    kept && !hours
      ? [
          [
            ['hours'],
            'Hours are expected where kept is true.',
            'Add "hours:".',
            { message: say`What is kept has hours.`, hint: say`Fill them in.` },
          ],
        ]
      : [],
});

const studyTexts = defineTexts('study', 'Study', {
  count: 'Number of cases: {count}. It may have plural forms.',
  from: 'Lowest price: {amount}.',
});

const study = defineSection({
  title: 'Study',
  description: 'Shows a project.',
  entryOf: projects.name,
  texts: [studyTexts],
  schema: z.strictObject({ title: text() }),
});

const faq = defineSection({
  title: 'Questions',
  description: 'Answers questions.',
  schema: z.strictObject({
    title: text(),
    questions: z.array(z.strictObject({ id: z.string(), question: text(), regions: regions() })),
  }),
  parts: ({ questions }) =>
    questions.map(({ id, regions: shown }, index) => ({
      anchor: `faq-${id}`,
      regions: shown,
      path: ['questions', index, 'id'],
    })),
  toProps: ({ questions, ...fields }, { region }) => ({ ...fields, questions: shownIn(questions, region.code) }),
  questions: ({ questions }) => questions.map(({ question }) => ({ question, answer: 'Yes' })),
});

const SECTIONS = new Map([
  ['faq', faq],
  ['hero', hero],
  ['study', study],
] as unknown as [string, SectionDefinition][]); // each knows its own fields only

const region = (
  code: string,
  [name, language]: readonly [string, string],
  format: string,
  locale = language,
) => `${code}:
  name: ${name}
  flag: 🏳️
  language: ${language}
  locale: ${locale}
  label: ${language}
  currency: USD
  currencySymbol: $
  priceFormat: "${format}"
  convertedFormat: "${format}"
  dollarRate: ${language === 'da' ? 7 : 1}
  countries: [${code.toUpperCase()}]
`;

/** `content/regions.yaml`: three regions in two languages. */
export const REGIONS =
  region('us', ['USA', 'en'], '${amount}') +
  region('eu', ['EU', 'en'], '€{amount}', 'en-IE') +
  region('dk', ['Denmark', 'da'], '{amount} kr.');

/** What the minimal site consists of, whatever its regions are. */
export const DEFINITIONS: SiteDefinitions = {
  sections: SECTIONS,
  collections: [projects],
  site: defineSite({
    singles: [offers, rates],
    contact: { subject: 'A question', choices: ['small', 'large'] },
    keepTogether: ['Green Roofs'],
    headerMenu: ({ single }) => single(offers).offers.map(({ title, link }) => ({ label: title, to: link })),
    menuSection: 'offers',
  }),
};

/** The model of the minimal site. */
export const MODEL: ContentModel = createModel(DEFINITIONS, siteRegionsIn(parse(REGIONS) as Record<string, unknown>));
