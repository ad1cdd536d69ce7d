import { stringify } from 'yaml';
import { z } from 'zod';
import { checkContent, createContentCheck } from '../../src/content/check-content.ts';
import { decodeSource } from '../../src/content/decode-source.ts';
import type { Diagnostic } from '../../src/content/diagnostic.ts';
import type { PublicFiles } from '../../src/content/list-public-files.ts';
import { metaOf, partsOf } from '../../src/content/schema-fields.ts';
import type { SectionDefinition } from '../../src/schema/define-section.ts';
import { defineSection } from '../../src/schema/define-section.ts';
import { dictionarySchema } from '../../src/schema/dictionary.schema.ts';
import { icon } from '../../src/schema/icon.ts';
import { image } from '../../src/schema/image.ts';
import { action } from '../../src/schema/link.ts';
import { price } from '../../src/schema/money.ts';
import { caseReference, serviceReference } from '../../src/schema/reference.ts';
import { richText, text } from '../../src/schema/text.ts';

/** Files by name; their content is text or, where it is no text, bytes. */
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
    cases: z.array(caseReference()).optional(),
    service: serviceReference().optional(),
  }),
  check: ({ kept, hours }) =>
    kept && !hours ? [[['hours'], 'Hours are wanted where kept is true.', 'Add "hours:".']] : [],
});

const study = defineSection({
  title: 'Study',
  description: 'Shows a case.',
  showsCase: true,
  schema: z.strictObject({ title: text() }),
});

/** Two section types, enough to make every mistake. */
export const SECTIONS = new Map([
  ['hero', hero],
  ['study', study],
] as unknown as [string, SectionDefinition][]); // each knows its own fields only

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

const caseStudy = (id: string, client: string) => `id: ${id}
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

const region = (code: string, language: string, format: string) => `${code}:
  name: ${code}
  flag: 🏳️
  language: ${language}
  locale: ${language}
  label: ${language}
  currency: USD
  currencySymbol: $
  priceFormat: "${format}"
  convertedFormat: "${format}"
  dollarRate: ${language === 'da' ? 7 : 1}
  countries: [${code.toUpperCase()}]
`;

/** Words for every field of the dictionary, with the names in braces that they must hold. */
function dictionaryWords(schema: z.ZodType): unknown {
  const { shape } = partsOf(schema);
  const { kind, placeholders = [] } = metaOf(schema);
  const words = ['Words', ...placeholders.map((name) => `{${name}}`)].join(' ');
  if (kind) return { en: words, da: words };
  return Object.fromEntries(Object.entries(shape ?? {}).map(([key, inner]) => [key, dictionaryWords(inner)]));
}

/** A site of which nothing is wrong, as small as can be. */
export const SMALL_SITE: Files = {
  'content/site.yaml': `url: https://www.example.com
name: Example
person: Example
portrait: /images/portrait.svg
company:
  legalName: Example
  vatNumber: ESB00000000
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
`,
  'content/regions.yaml':
    region('us', 'en', '${amount}') + region('eu', 'en', '€{amount}') + region('dk', 'da', '{amount} kr.'),
  'content/facts.yaml': `replyTime: { en: 24 hours, da: 24 timer }
adSpend: { us: "$400k", eu: "€400k", dk: "2,5 mio. kr. om året i alt" }
`,
  'content/navigation.yaml': `home: { label: { en: Home, da: Forside }, to: / }
main:
  - { label: { en: About, da: Om }, to: /about-me }
legal: []
`,
  'content/dictionary.yaml': stringify(dictionaryWords(dictionarySchema)),
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
  'content/case-studies/ascently.yaml': caseStudy('ascently', 'Ascently'),
  'content/case-studies/gasper.yaml': caseStudy('gasper', 'Gasper'),
};

const PICTURES = ['/images/portrait.svg', '/images/case.svg', '/images/logo.svg'];

const publicFilesOf = (more: Iterable<string> = [], outside: PublicFiles['outside'] = []): PublicFiles => ({
  files: new Set([...PICTURES, ...more]),
  outside,
});

const decode = (file: string, content: string | Uint8Array) =>
  decodeSource(file, typeof content === 'string' ? new TextEncoder().encode(content) : content);

/** What lies in `public/` beside the pictures of the small site. */
interface MorePublicFiles {
  files?: Iterable<string>;
  outside?: PublicFiles['outside'];
}

/** What the check says of files, with the sections of the small site. */
export function diagnose(files: Files, { files: more = [], outside = [] }: MorePublicFiles = {}): Diagnostic[] {
  const read = Object.entries(files)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, content]) => decode(file, content));
  return checkContent({
    files: read.filter((source) => 'text' in source),
    unread: read.filter((source) => 'message' in source),
    publicFiles: publicFilesOf(more, outside),
    sections: SECTIONS,
  }).diagnostics;
}

/** As `diagnose`, for those who ask often: of each site, reads only the files in which it differs from the one before. */
export function createDiagnosis(): typeof diagnose {
  const now: Record<string, string | Uint8Array> = {};
  const check = createContentCheck(SECTIONS, (file) => decode(file, now[file] ?? ''));
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

/** A check of files that goes on as they are edited: says what it finds after each edit. */
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
