import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { checkContent } from '../../src/content/check-content.ts';
import { hasErrors } from '../../src/content/diagnostics/diagnostic.ts';
import { assemble } from '../../src/content/load-content.ts';
import type { PageDataSource } from '../../src/content/page-data/page-data-source.ts';
import { siteRegionsIn } from '../../src/content/read/site-regions.ts';
import { createModel } from '../../src/model/content-model.ts';
import { loadDefinitions } from '../../src/model/load-model.ts';
import { defineCollection } from '../../src/schema/define-collection.ts';
import { redirectFrom } from '../../src/schema/old-address.ts';
import { draft, schedule } from '../../src/schema/schedule.ts';
import type { SectionDefinition } from '../../src/schema/define-section.ts';
import { slug } from '../../src/schema/slug.ts';
import { text, textParts } from '../../src/schema/text.ts';
import { DEFINITIONS, REGIONS } from './minimal-model.ts';
import { dictionaryYaml, MINIMAL_SITE } from './minimal-site.ts';

/* The minimal site with the library's section types and articles, which their examples show. */

const ROOT = join(import.meta.dirname, '../..');

const articles = defineCollection({
  name: 'articles',
  title: 'Article',
  plural: 'Articles',
  description: 'One article.',
  schema: z.strictObject({
    id: slug(),
    title: text(),
    summary: text(),
    date: z.iso.date(),
    tags: z.array(z.string()),
    body: textParts(),
    redirectFrom: redirectFrom(),
    ...schedule(),
    draft: draft(),
  }),
  nameField: 'title',
  summaryField: 'summary',
  bodyField: 'body',
  detailFields: ['body'],
  tagsField: 'tags',
  dayField: 'date',
  newestFirst: true,
  feedItem: ({ title, summary }) => ({ title, description: summary }),
});

const article = (id: string, date: string, tag: string) => `id: ${id}
title: { en: About ${id}, da: Om ${id} }
summary: { en: Words, da: Ord }
date: "${date}"
tags: [${tag}]
body: [{ body: { en: Words, da: Ord } }]
`;

/** Facts that examples name. */
export const FACTS = {
  replyTime: { en: '24 hours', da: '24 timer' },
  currency: { us: 'US dollars', eu: 'euros', dk: 'kroner' },
  vatShort: { us: 'Prices don’t include tax.', eu: 'Prices exclude VAT.', dk: 'Priserne er ekskl. moms.' },
};

/** Texts of the dictionary that tests of section types read; the others are the same word. */
const WORDS = parse(readFileSync(join(import.meta.dirname, 'library-words.yaml'), 'utf8')) as Record<string, object>;

const { sections } = await loadDefinitions(ROOT);
/** The library, which no page of this small site has to show. */
const library = [...sections].flatMap(([type, { requiredOn: _pages, ...definition }]): [string, SectionDefinition][] =>
  existsSync(join(ROOT, 'src/sections', type)) ? [[type, definition]] : [],
);

/** The regions, with days as Americans write them. */
const LOCALIZED = REGIONS.replace('  locale: en\n', '  locale: en-US\n');

const model = createModel(
  {
    ...DEFINITIONS,
    sections: new Map([...DEFINITIONS.sections, ...library]),
    collections: [...DEFINITIONS.collections, articles],
  },
  siteRegionsIn(parse(LOCALIZED) as Record<string, unknown>),
);

/** The dictionary with the texts that tests read. */
function dictionary(): string {
  const all = parse(dictionaryYaml(model)) as Record<string, Record<string, unknown>>;
  for (const [group, texts] of Object.entries(WORDS)) all[group] = { ...all[group], ...texts };
  return stringify(all);
}

const pageOf = (file: string) => String(MINIMAL_SITE[`content/pages/${file}.yaml`]);

/** Sizes of pictures that examples show. */
const SIZES = new Map([
  ['/images/portrait.svg', { width: 640, height: 800 }],
  ['/images/services/e-commerce.svg', { width: 640, height: 680 }],
  ['/images/services/local-services.svg', { width: 640, height: 680 }],
  ['/images/services/travel-and-tourism.svg', { width: 640, height: 680 }],
  ...['artisan-marketplace', 'coastal-real-estate', 'impact-players'].map(
    (name) => [`/images/cases/${name}.svg`, { width: 800, height: 500 }] as const,
  ),
  ['/examples/map.svg', { width: 1200, height: 620 }],
]);

/** Sizes of files for download that examples offer, in bytes. */
const DOWNLOAD_SIZES = new Map([['/files/example.pdf', 84_000]]);

const FILES = {
  ...MINIMAL_SITE,
  'content/regions.yaml': LOCALIZED,
  'content/site.yaml': String(MINIMAL_SITE['content/site.yaml']).replace(
    'social:',
    'social:\n  - { network: linkedin, name: LinkedIn, url: https://example.com/linkedin }',
  ),
  'content/facts.yaml': stringify({ ...(parse(String(MINIMAL_SITE['content/facts.yaml'])) as object), ...FACTS }),
  'content/dictionary.yaml': dictionary(),
  'content/articles/paper.yaml': article('paper', '2026-03-01', 'Craft'),
  'content/articles/ink.yaml': article('ink', '2026-04-01', 'Color'),
  'content/pages/terms-of-service.yaml': pageOf('about-me'),
  'content/pages/articles.yaml': pageOf('about-me'),
  'content/pages/article.yaml': pageOf('404').replace(
    /sections:[^]*/,
    'each: articles\nsections:\n  - { type: entry-detail, next: { en: Next, da: Næste } }\n',
  ),
};

/** The source of the page data of a site that shows the library's section types. */
export function librarySource(): PageDataSource {
  const images = ['portrait', 'case', 'logo'].map((name) => `/images/${name}.svg`);
  const { checked, diagnostics } = checkContent({
    files: Object.entries(FILES).map(([file, text]) => ({ file, text })),
    unread: [],
    publicFiles: { files: new Set([...images, '/share.png']), outside: [] },
    model,
  });
  const content = assemble(checked, model, {});
  if (!content || hasErrors(diagnostics))
    throw new Error(JSON.stringify(diagnostics.filter(({ severity }) => severity === 'error')));
  return { content, model, sizes: SIZES, downloadSizes: DOWNLOAD_SIZES, ownOgImages: true };
}
