import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { loadModel } from '../src/model/load-model.ts';
import { caseStudySchema } from '../src/site/collections/case-studies/case-study.schema.ts';
import { pricingSchema } from '../src/site/singles/pricing.schema.ts';
import { schemaFor } from '../src/schema/schema-for.ts';
import { siteSchema } from '../src/schema/site.schema.ts';
import { isIgnoredPath } from '../src/content/read/ignored-names.ts';
import { copyWithBundle } from './project-fixture.ts';

type Fields = Record<string, unknown>;

/** The case study whose pages are tested. */
const CASE = 'techflow-solutions';
/** Number of case studies on a crowded site. */
const CASES = 40;
const LONG_NAME = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk';

/** SEO texts that stay within their limits for a client with a very long name. */
const SHORT_SEO = Object.fromEntries(
  ['title', 'description', 'keywords'].map((name) => [name, { en: 'A case study', da: 'En kundecase' }]),
);

const contentFiles = (root: string, folder: string): string[] =>
  readdirSync(join(root, 'content', folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml') && !isIgnoredPath(name))
    .map((name) => join(root, 'content', folder, name));

/** Writes content without YAML aliases, which the check rejects. */
const write = (file: string, data: unknown) => writeFileSync(file, stringify(data, { aliasDuplicateObjects: false }));

function change(file: string, change: (data: Fields) => unknown): void {
  write(file, change(parse(readFileSync(file, 'utf8')) as Fields)); // the content check validated the file
}

/** Copies the project with its cached bundle, without rendering Open Graph images. */
export function copyForContent(): string {
  const root = copyWithBundle();
  for (const file of contentFiles(root, 'pages'))
    change(file, (page) => ({ ...page, alsoAt: [], seo: { ...(page['seo'] as object), ogImage: '/favicon-32.png' } }));
  return root;
}

/** Long words and numbers everywhere, and forty clients with names that fill a line. */
export function makeStressSite(root: string): void {
  for (const file of contentFiles(root, '.'))
    if (!/regions|translation-checks|facts/.test(file)) change(file, (data) => pseudoLocalize(data));
  for (const code of ['us', 'eu', 'dk'])
    change(join(root, 'content/regions.yaml'), (regions) => ({
      ...regions,
      [code]: {
        ...(regions[code] as object),
        name: `${(regions[code] as Fields)['name'] as string} und Wirtschaftsgemeinschaft`,
      },
    }));
  change(join(root, 'content/site.yaml'), (site) => ({
    ...site,
    name: 'Maximilian-Alexander Hauptbetriebswerksbauunterbeamter',
    email: 'maximilian-alexander.hauptbetriebswerksbauunterbeamter@example.com',
    company: {
      ...(site['company'] as object),
      legalName: `${LONG_NAME} GmbH & Co. KG`,
      street: `${LONG_NAME}straße 1234`,
    },
  }));
  change(join(root, 'content/pricing.yaml'), (pricing) => ({
    ...pricing,
    plans: (pricing['plans'] as Fields[]).map((plan) => ({
      ...plan,
      pricePerHour: { us: 987654, eu: 987654, dk: 9876543 },
    })),
  }));
  change(join(root, 'content/pages/case-study.yaml'), (page) => ({
    ...page,
    seo: { ...(page['seo'] as object), ...SHORT_SEO, ogDescription: SHORT_SEO['description'] },
  }));
  crowdCases(root);
}

function crowdCases(root: string): void {
  const files = contentFiles(root, 'case-studies');
  const originals = files.map((file) => parse(readFileSync(file, 'utf8')) as Fields);
  for (let index = 0; index < CASES; index++) {
    const original = originals[index % originals.length];
    if (!original) throw new Error('There are no cases.');
    const round = Math.floor(index / originals.length);
    const id = round === 0 ? String(original['id']) : `${String(original['id'])}-${round}`;
    const caseStudy = {
      ...original,
      id,
      clientName: `${LONG_NAME} ${index} GmbH & Co. KG`,
      tags: ['Travel', 'B2B', 'eCommerce', 'Local service', 'White-label', 'Nonprofit'],
    };
    write(join(root, 'content/case-studies', `${id}.yaml`), caseStudy);
  }
}

/** Optional fields that change the page's purpose if omitted. */
const FIXED_FIELDS = new Set(['type', 'id', 'hidden', 'regions', 'custom', 'price', 'priceText', 'mine']);

/** Removes everything optional from the content. */
function withoutOptional(schema: z.core.$ZodType, value: unknown): unknown {
  if (Array.isArray(value) && schema instanceof z.ZodArray)
    return value.map((item) => withoutOptional(schema.element, item));
  if (!(schema instanceof z.ZodObject) || typeof value !== 'object' || value === null) return value;
  const shape: Record<string, z.core.$ZodType | undefined> = schema.shape;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      const field = shape[name];
      if (!field || FIXED_FIELDS.has(name)) return [[name, inner]];
      if (field instanceof z.ZodOptional || field instanceof z.ZodDefault) return [];
      return [[name, withoutOptional(field, inner)]];
    }),
  );
}

/** One client, and only the required content on every page. */
export async function makeBareSite(root: string): Promise<void> {
  const { sections: definitions, regions } = await loadModel(process.cwd());
  const required = (schema: z.ZodType, value: unknown) => withoutOptional(schemaFor(regions, schema), value);
  for (const file of contentFiles(root, 'case-studies')) {
    if (!file.endsWith(`${CASE}.yaml`)) rmSync(file);
    else change(file, (caseStudy) => required(caseStudySchema, caseStudy));
  }
  for (const file of contentFiles(root, 'pages'))
    change(file, (page) => ({
      ...page,
      sections: (page['sections'] as Fields[]).map((section) => {
        const definition = definitions.get(String(section['type']));
        return definition ? required(definition.schema, section) : section;
      }),
    }));
  change(join(root, 'content/pricing.yaml'), (pricing) => required(pricingSchema, pricing));
  change(join(root, 'content/site.yaml'), (site) => required(siteSchema, site));
}

/** Unbreakable compounds: one of 45 letters, and a typical Danish one. */
const COMPOUND = {
  en: 'Hyperparametercalibrationsearchtermmanagement',
  da: 'Annoncebudgetoptimeringsspecialistkonferencer',
};

/** A paragraph of 600 characters, as in a client's quote. */
const QUOTE = {
  en: 'We had been told for years that the account was fine, and the reports were long enough to believe it. '
    .repeat(6)
    .slice(0, 600),
  da: 'I årevis fik vi at vide, at kontoen havde det godt, og rapporterne var lange nok til, at vi troede på det. '
    .repeat(6)
    .slice(0, 600),
};

/** A plan name that needs three lines. */
const PLAN = {
  en: 'Growth and maintenance for businesses with many markets',
  da: 'Vækst og vedligeholdelse for virksomheder med mange markeder',
};

/** A number that becomes even longer in kroner. */
const FIGURE = '$123,456,789';

type Language = keyof typeof COMPOUND;

/** Keys of long texts. */
const LONG = new Set(['lead', 'summary', 'text', 'quote']);
/** Keys of numbers. */
const FIGURES = new Set(['value', 'priceText']);

const isText = (value: object): value is Record<Language, string> => 'en' in value && 'da' in value;

function harden(key: string, text: string, language: Language, parents: readonly string[]): string {
  if (parents.includes('plans') && key === 'title') return PLAN[language];
  if (parents.includes('searches')) return text; // text inside a drawing
  if (FIGURES.has(key)) return `${text} ${FIGURE}`;
  return `${text} ${COMPOUND[language]}${LONG.has(key) ? ` ${QUOTE[language]}` : ''}`;
}

/** Replaces texts by ones that are hard to typeset, except SEO texts, which have their own limits. */
function pseudoLocalize(value: unknown, path: readonly string[] = []): unknown {
  if (Array.isArray(value)) return value.map((item) => pseudoLocalize(item, path));
  if (typeof value !== 'object' || value === null || path[0] === 'seo') return value;
  const key = path.at(-1) ?? '';
  if (isText(value)) return { en: harden(key, value.en, 'en', path), da: harden(key, value.da, 'da', path) };
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, pseudoLocalize(inner, [...path, name])]),
  );
}
