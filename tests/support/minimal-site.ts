import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { checkContent, createContentCheck } from '../../src/content/check-content.ts';
import { decodeSource } from '../../src/content/read/decode-source.ts';
import { siteRegionsIn } from '../../src/content/read/site-regions.ts';
import type { Diagnostic } from '../../src/content/diagnostics/diagnostic.ts';
import type { PublicFiles } from '../../src/content/public/list-public-files.ts';
import { metaOf, schemaDef } from '../../src/content/validate/schema-introspection.ts';
import caseStudies from '../../src/site/collections/case-studies/case-studies.collection.ts';
import site from '../../src/site/config.ts';
import { caseStudyTexts } from '../../src/site/texts/case-study-texts.ts';
import { createModel, type ContentModel, type SiteDefinitions } from '../../src/model/content-model.ts';
import { type SectionDefinition, defineSection } from '../../src/schema/define-section.ts';
import { defineTexts } from '../../src/schema/define-texts.ts';
import { icon } from '../../src/schema/icon.ts';
import { image } from '../../src/schema/image.ts';
import { action } from '../../src/schema/link.ts';
import { price, regions, shownIn } from '../../src/schema/regional.ts';
import { reference } from '../../src/schema/reference.ts';
import { richText, text } from '../../src/schema/text.ts';

/** Content by file name: text, or bytes if it isn't text. */
export type Files = Readonly<Record<string, string | Uint8Array>>;

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
    cases: z.array(reference(caseStudies.name)).optional(),
  }),
  check: ({ kept, hours }) =>
    kept && !hours
      ? [
          [
            ['hours'],
            'Hours are expected where kept is true.',
            'Add "hours:".',
            { message: 'What is kept has hours.', hint: 'Fill them in.' },
          ],
        ]
      : [],
});

const studyTexts = defineTexts('study', 'Study', {
  count: 'Number of cases: {count}. It may have plural forms.',
  from: 'Lowest price: {amount}.',
});

const caseStudy = defineSection({
  title: 'Study',
  description: 'Shows a case.',
  entryOf: caseStudies.name,
  texts: [studyTexts, caseStudyTexts],
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

/** Three section types, enough for every mistake of the catalogue. */
const SECTIONS = new Map([
  ['faq', faq],
  ['hero', hero],
  ['study', caseStudy],
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

const REGIONS =
  region('us', ['USA', 'en'], '${amount}') +
  region('eu', ['EU', 'en'], '€{amount}', 'en-IE') +
  region('dk', ['Denmark', 'da'], '{amount} kr.');

/** What the minimal site consists of, whatever its regions are. */
export const DEFINITIONS: SiteDefinitions = { sections: SECTIONS, collections: [caseStudies], site };

/** The model of the minimal site. */
export const MODEL: ContentModel = createModel(DEFINITIONS, siteRegionsIn(parse(REGIONS) as Record<string, unknown>));

const page = (name: string, sections: string, more = '') => `name: { en: ${name}, da: ${name} }
seo:
  title: { en: ${name}, da: ${name} }
  description: { en: Words, da: Ord }
  keywords: { en: word, da: ord }
${more}sections:
${sections}`;

const plainHero = (title: string) => `  - type: hero
    title: { en: ${title}, da: Ord }
`;

const caseStudyYaml = (id: string, client: string) => `id: ${id}
translationKey: ${id}
clientName: ${client}
industry: { en: Software, da: Software }
flags:
  - emoji: 🇩🇰
    country: { en: Denmark, da: Danmark }
tags: [B2B]
backgroundImage: /images/case.svg
logoUrl: /images/logo.svg
result: { en: "Sales for $48,000", da: "Salg for $48,000" }
summary: { en: Words, da: Ord }
`;

/** A text for every field of the dictionary, with its required placeholders. */
function dictionaryTexts(schema: z.ZodType): unknown {
  const { shape, innerType } = schemaDef(schema);
  if (innerType) return dictionaryTexts(innerType);
  const { kind, placeholders = [] } = metaOf(schema);
  const text = ['Words', ...placeholders.map((name) => `{${name}}`)].join(' ');
  if (kind) return { en: text, da: text };
  return Object.fromEntries(Object.entries(shape ?? {}).map(([key, inner]) => [key, dictionaryTexts(inner)]));
}

/** A name for each tag. */
const TAG_NAMES = Object.fromEntries((caseStudies.tags ?? []).map((tag) => [tag, { en: 'Words', da: 'Words' }]));

/** The smallest valid site. */
export const MINIMAL_SITE: Files = {
  'content/site.yaml': `url: https://www.example.com
name: Example
person: Example
portrait: /images/portrait.svg
company:
  legalName: Example
  vatNumber: ESB00000000
  taxId: B00000000
  registry: Register 1
  street: Street 1
  postalCode: "08001"
  city: Barcelona
  countryCode: ES
email: hello@example.com
phone: "+34 600 000 000"
social:
  - network: x
    name: X
    url: https://example.com/x
consentVersion: 1
contentVersion: 4
processors:
  form: { name: Forms, countryCode: IE }
  geolocation: { name: Geo, countryCode: IE }
  hosting: { name: Host, countryCode: IE }
  email: { name: Mail, countryCode: IE }
`,
  'content/regions.yaml': REGIONS,
  'content/facts.yaml': `replyTime: { en: 24 hours, da: 24 timer }
adSpend: { us: "$400k", eu: "€400k", dk: "2,5 mio. kr. om året i alt" }
`,
  'content/navigation.yaml': `home: { label: { en: Home, da: Forside }, to: / }
main:
  - { label: { en: About, da: Om }, to: /about-me }
legal: []
`,
  'content/dictionary.yaml': stringify({ ...(dictionaryTexts(MODEL.dictionary) as object), tags: TAG_NAMES }),
  'content/services.yaml': `services:
  - id: ecommerce
    icon: Zap
    title: { en: Stores, da: Butikker }
    subtitle: { en: Words, da: Ord }
    description: { en: Words, da: Ord }
    features: [{ en: A, da: A }, { en: B, da: B }, { en: C, da: C }, { en: D, da: D }]
    tag: { text: { en: New, da: Ny }, color: accent }
    link: /about-me
    linkText: { en: Read, da: Læs }
`,
  'content/brand.yaml': readFileSync(join(import.meta.dirname, '../../content/brand.yaml'), 'utf8'),
  'content/pricing.yaml': `plans:
  - id: start
    title: { en: Start, da: Start }
    subtitle: { en: Words, da: Ord }
    description: { en: Words, da: Ord }
    hours: 5
    pricePerHour: { us: 140, eu: 120, dk: 900 }
    includes: [{ en: Words, da: Ord }]
benefits: []
`,
  'content/pages/home.yaml': page(
    'Home',
    `  - type: hero
    id: home
    title: { en: Hello, da: Hej }
`,
  ),
  'content/pages/about-me.yaml': page(
    'About',
    `  - type: hero
    id: story
    title: { en: About, da: Om }
`,
  ),
  'content/pages/case-study.yaml': page(
    'Case',
    `  - type: study
    title: { en: Case, da: Case }
`,
    'each: case-studies\n',
  ),
  'content/pages/404.yaml': page('Lost', plainHero('Lost')),
  'content/pages/case-study-not-found.yaml': page('Lost', plainHero('Lost')),
  'content/pages/thank-you.yaml': page('Thanks', plainHero('Thanks')),
  'content/case-studies/ascently.yaml': caseStudyYaml('ascently', 'Ascently'),
  'content/case-studies/gasper.yaml': caseStudyYaml('gasper', 'Gasper'),
};

const IMAGES = ['/images/portrait.svg', '/images/case.svg', '/images/logo.svg', '/share.png'];

const publicFilesOf = (more: Iterable<string> = [], outside: PublicFiles['outside'] = []): PublicFiles => ({
  files: new Set([...IMAGES, ...more]),
  outside,
});

const decode = (file: string, content: string | Uint8Array) =>
  decodeSource(file, typeof content === 'string' ? new TextEncoder().encode(content) : content);

/** The files in `public/` besides the images of the minimal site. */
interface MorePublicFiles {
  files?: Iterable<string>;
  outside?: PublicFiles['outside'];
}

/** The diagnostics of files, with the model of the minimal site. */
export function diagnose(files: Files, { files: more = [], outside = [] }: MorePublicFiles = {}): Diagnostic[] {
  const read = Object.entries(files)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, content]) => decode(file, content));
  return checkContent({
    files: read.filter((source) => 'text' in source),
    unread: read.filter((source) => 'message' in source),
    publicFiles: publicFilesOf(more, outside),
    model: MODEL,
  }).diagnostics;
}

/** Like `diagnose`, for many calls: each reads only the files that differ from the previous call. */
export function createDiagnosis(): typeof diagnose {
  const now: Record<string, string | Uint8Array> = {};
  const check = createContentCheck(MODEL, (file) => decode(file, now[file] ?? ''));
  const diagnoseNext = (files: Files, { files: more = [], outside = [] }: MorePublicFiles = {}): Diagnostic[] => {
    for (const file of Object.keys(now).filter((name) => files[name] === undefined)) {
      delete now[file];
      check.remove(file);
    }
    for (const [file, content] of Object.entries(files).filter(([name, text]) => now[name] !== text)) {
      now[file] = content;
      check.put(decode(file, content));
    }
    return check.result(publicFilesOf(more, outside)).diagnostics;
  };
  return diagnoseNext;
}

/** An incremental check: returns the diagnostics after each edit. */
export function openDiagnosis(files: Files): (file: string, content: string | undefined) => Diagnostic[] {
  const now = { ...files };
  const check = createDiagnosis();
  check(now);
  return (file, content) => {
    if (content === undefined) delete now[file];
    else now[file] = content;
    return check(now);
  };
}
