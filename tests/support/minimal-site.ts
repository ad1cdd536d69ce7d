import { stringify } from 'yaml';
import type { z } from 'zod';
import { checkContent, createContentCheck } from '../../src/content/check-content.ts';
import { decodeSource } from '../../src/content/read/decode-source.ts';
import type { Diagnostic } from '../../src/content/diagnostics/diagnostic.ts';
import type { PublicFiles } from '../../src/content/public/list-public-files.ts';
import { metaOf, schemaDef } from '../../src/content/validate/schema-introspection.ts';
import type { ContentModel } from '../../src/model/content-model.ts';
import { MODEL, projects, REGIONS } from './minimal-model.ts';

/** Content by file name: text, or bytes if it isn't text. */
export type Files = Readonly<Record<string, string | Uint8Array>>;

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

const projectYaml = (id: string, client: string) => `id: ${id}
number: ${id}
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

/** A dictionary with a text for everything that a site needs. */
export const dictionaryYaml = ({ dictionary }: ContentModel): string =>
  stringify({ ...(dictionaryTexts(dictionary) as object), tags: TAG_NAMES });

/** A name for each tag. */
const TAG_NAMES = Object.fromEntries((projects.tags ?? []).map((tag) => [tag, { en: 'Words', da: 'Words' }]));

const BRAND = `colors:
  paper: '#fbf8f3'
  sand: '#f3ede3'
  stone: '#d9d0c3'
  white: '#fffdfa'
  ink: '#1d1b18'
  inkSoft: '#55504a'
  inkFaint: '#6b655d'
  accent: '#a63d1c'
  data: '#1e5245'
  danger: '#9c1f2e'
  line: '#ddd4c6'
  lineStrong: '#8f8677'
fonts:
  display: Hedvig Letters Serif
  text: Schibsted Grotesk
radii:
  small: 4px
  medium: 10px
  large: 18px
`;

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
messageMonths: 24
contentVersion: 5
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
  'content/dictionary.yaml': dictionaryYaml(MODEL),
  'content/offers.yaml': `offers:
  - id: stores
    icon: Zap
    title: { en: Stores, da: Butikker }
    link: /about-me
`,
  'content/brand.yaml': BRAND,
  'content/rates.yaml': `plans:
  - id: start
    title: { en: Start, da: Start }
    hours: 5
    pricePerHour: { us: 140, eu: 120, dk: 900 }
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
  'content/pages/project.yaml': page(
    'Project',
    `  - type: study
    title: { en: Project, da: Project }
`,
    'each: projects\n',
  ),
  'content/pages/404.yaml': page('Lost', plainHero('Lost')),
  'content/pages/project-not-found.yaml': page('Lost', plainHero('Lost')),
  'content/pages/thank-you.yaml': page('Thanks', plainHero('Thanks')),
  'content/projects/alderley.yaml': projectYaml('alderley', 'Alderley'),
  'content/projects/gasper.yaml': projectYaml('gasper', 'Gasper'),
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
