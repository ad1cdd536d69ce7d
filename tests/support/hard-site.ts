import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { findSectionDefinitions } from '../../src/content/section-definitions.ts';
import { caseStudySchema } from '../../src/schema/case-study.schema.ts';
import { pricingSchema } from '../../src/schema/pricing.schema.ts';
import { siteSchema } from '../../src/schema/site.schema.ts';
import { hardenTexts } from './hard-words.ts';
import { copyProject } from './project-copy.ts';

type Fields = Record<string, unknown>;

/** The case of which pages are looked at. */
const CASE = 'techflow-solutions';
/** How many cases a crowded site has. */
const CASES = 40;
const LONG_NAME = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk';

/** What search engines show of a client whose name is longer than they show. */
const SHORT_SEO = Object.fromEntries(
  ['title', 'description', 'keywords'].map((name) => [name, { en: 'A case study', da: 'En kundecase' }]),
);

const contentFiles = (root: string, folder: string): string[] =>
  readdirSync(join(root, 'content', folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => join(root, 'content', folder, name));

/** Writes content out in full: the check reads no copies of values. */
const write = (file: string, data: unknown) => writeFileSync(file, stringify(data, { aliasDuplicateObjects: false }));

function change(file: string, change: (data: Fields) => unknown): void {
  write(file, change(parse(readFileSync(file, 'utf8')) as Fields)); // the check has seen the file
}

/** A copy of the project that finds the bundle of its code made already, and draws no pictures for shared links. */
export function copyForContent(): string {
  const root = copyProject();
  cpSync('package-lock.json', join(root, 'package-lock.json'));
  const bundle = '.build/cache/bundle';
  if (existsSync(bundle)) cpSync(bundle, join(root, bundle), { recursive: true });
  for (const file of contentFiles(root, 'pages'))
    change(file, (page) => ({ ...page, alsoAt: [], seo: { ...(page['seo'] as object), ogImage: '/favicon-32.png' } }));
  return root;
}

/** Long words and figures everywhere, and forty clients with names that fill a line. */
export function makeHard(root: string): void {
  for (const file of contentFiles(root, '.'))
    if (!/regions|translations|facts/.test(file)) change(file, (data) => hardenTexts(data));
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
    const study = {
      ...original,
      id,
      clientName: `${LONG_NAME} ${index} GmbH & Co. KG`,
      tags: ['Travel', 'B2B', 'eCommerce', 'Local service', 'White-label', 'Nonprofit'],
    };
    write(join(root, 'content/case-studies', `${id}.yaml`), study);
  }
}

/** Fields that may be left out, but without which a page is another one. */
const KEPT = new Set(['type', 'id', 'hidden', 'regions', 'custom', 'price', 'priceText']);

/** The same content without anything that may be left out. */
function withoutOptional(schema: z.core.$ZodType, value: unknown): unknown {
  if (Array.isArray(value) && schema instanceof z.ZodArray)
    return value.map((item) => withoutOptional(schema.element, item));
  if (!(schema instanceof z.ZodObject) || typeof value !== 'object' || value === null) return value;
  const shape: Record<string, z.core.$ZodType | undefined> = schema.shape;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      const field = shape[name];
      if (!field || KEPT.has(name)) return [[name, inner]];
      if (field instanceof z.ZodOptional || field instanceof z.ZodDefault) return [];
      return [[name, withoutOptional(field, inner)]];
    }),
  );
}

/** One client, and on every page only what must be there. */
export async function makeBare(root: string): Promise<void> {
  const definitions = await findSectionDefinitions(process.cwd());
  for (const file of contentFiles(root, 'case-studies')) {
    if (!file.endsWith(`${CASE}.yaml`)) rmSync(file);
    else change(file, (study) => withoutOptional(caseStudySchema, study));
  }
  for (const file of contentFiles(root, 'pages'))
    change(file, (page) => ({
      ...page,
      sections: (page['sections'] as Fields[]).map((section) => {
        const definition = definitions.get(String(section['type']));
        return definition ? withoutOptional(definition.schema, section) : section;
      }),
    }));
  change(join(root, 'content/pricing.yaml'), (pricing) => withoutOptional(pricingSchema, pricing));
  change(join(root, 'content/site.yaml'), (site) => withoutOptional(siteSchema, site));
}
