import { z } from 'zod';
import { checkContent } from '../../src/content/check-content.ts';
import type { Diagnostic } from '../../src/content/diagnostics/diagnostic.ts';
import { assemble } from '../../src/content/load-content.ts';
import type { PageDataSource } from '../../src/content/page-data/page-data-source.ts';
import { createModel, type ContentModel } from '../../src/model/content-model.ts';
import { defineCollection, type CollectionDefinition } from '../../src/schema/define-collection.ts';
import { defineSection, type SectionDefinition } from '../../src/schema/define-section.ts';
import { defineSingle } from '../../src/schema/define-single.ts';
import { redirectFrom } from '../../src/schema/old-address.ts';
import { reference } from '../../src/schema/reference.ts';
import { draft, schedule } from '../../src/schema/schedule.ts';
import { slug } from '../../src/schema/slug.ts';
import { text } from '../../src/schema/text.ts';
import { MODEL } from './minimal-model.ts';
import { MINIMAL_SITE } from './minimal-site.ts';

/** The site of a choral society: two collections, and one file of its own. */

const entryFields = { id: slug(), redirectFrom: redirectFrom(), ...schedule(), draft: draft() };

/** Concerts have tags, a day, a feed, detail fields, and a page for an unknown one. */
export const concerts = defineCollection({
  name: 'concerts',
  title: 'Concert',
  plural: 'Concerts',
  description: 'One concert.',
  schema: z.strictObject({
    ...entryFields,
    title: text(),
    day: z.iso.date().optional(),
    kinds: z.array(z.string()),
    program: text().optional(),
  }),
  nameField: 'title',
  detailFields: ['program'],
  notFoundPage: 'concert-not-found',
  slug: ({ id, day }) => (day === undefined ? id : `${id}-${day.slice(0, 4)}`),
  tagsField: 'kinds',
  tags: ['Mass', 'Motet'],
  dayField: 'day',
  placeholders: { concert: 'title' },
  feedItem: ({ title, day }) => ({ title, description: day ?? 'Soon' }),
  outline: ({ title }) => ({ title, description: 'A concert' }),
  article: ({ title, day }) => ({ type: 'BlogPosting', headline: title, description: 'Sung', published: day }),
});

/** Choirs have nothing of that. */
export const choirs = defineCollection({
  name: 'choirs',
  title: 'Choir',
  plural: 'Choirs',
  description: 'One choir.',
  schema: z.strictObject({ ...entryFields, name: z.string() }),
  nameField: 'name',
});

/** When tickets are sold. */
export const boxOffice = defineSingle({
  name: 'box-office',
  schema: z.strictObject({
    note: text(),
    hours: z.array(z.strictObject({ when: text(), ...schedule(), draft: draft() })),
  }),
});

/** A section that shows a page of a collection's list. */
const listSection = (collection: CollectionDefinition) =>
  defineSection({
    title: 'List',
    description: 'Shows a list.',
    schema: z.strictObject({ pageSize: z.int().default(10) }),
    entryList: ({ pageSize }) => ({ collection: collection.name, pageSize }),
    toProps(_fields, content) {
      const { list, hrefOf } = content.entries(collection);
      return {
        names: list.entries.map((entry) => entry[collection.nameField]),
        tags: list.tags,
        hrefs: list.entries.map(hrefOf),
      };
    },
  });

/** A section that shows the entry of its page, and the one after it. */
const entrySection = (collection: CollectionDefinition) =>
  defineSection({
    title: 'Entry',
    description: 'Shows an entry.',
    entryOf: collection.name,
    schema: z.strictObject({ title: text() }),
    toProps({ title }, content) {
      const { current, after } = content.entries(collection);
      return { title, current, next: current && after(current.id)?.id };
    },
  });

/** A section that names concerts. */
const program = defineSection({
  title: 'Program',
  description: 'Names concerts.',
  schema: z.strictObject({ concerts: z.array(reference(concerts.name)) }),
  namedEntries: { collection: concerts.name, ids: (fields) => fields.concerts },
  toProps: (fields) => fields,
});

const [anyConcerts, anyChoirs] = [concerts, choirs] as unknown as CollectionDefinition[]; // each knows its own fields only
if (!anyConcerts || !anyChoirs) throw new Error('There are two collections.');

/** The dictionary of the minimal site has words for a menu, and for the choices of the form. */
export const WORDED = { headerMenu: () => [], ...(MODEL.contact && { contact: MODEL.contact }) };

/** The model of the choral society's site. */
export const CHOIR_MODEL: ContentModel = createModel(
  {
    sections: new Map([
      ...MODEL.sections,
      ['concert-list', listSection(anyConcerts)],
      ['concert', entrySection(anyConcerts)],
      ['choir-list', listSection(anyChoirs)],
      ['choir', entrySection(anyChoirs)],
      ['program', program],
    ] as unknown as [string, SectionDefinition][]),
    collections: [anyConcerts, anyChoirs],
    site: { singles: [boxOffice], ...WORDED },
  },
  MODEL.regions,
);

/** The model of a site without collections and files of its own. */
export const PLAIN_MODEL: ContentModel = createModel(
  { sections: MODEL.sections, collections: [], site: WORDED },
  MODEL.regions,
);

const sitemap = 'sitemap: { changefreq: monthly, priority: 0.8 }\n';

const page = (name: string, section: string, more = '') => `name: { en: ${name}, da: ${name} }
seo:
  title: { en: ${name}, da: ${name} }
  description: { en: Words, da: Ord }
  keywords: { en: word, da: ord }
${more}sections:
  - { type: hero, title: { en: ${name}, da: Ord } }
  - ${section}
`;

const isOfAgency = (file: string) => /project|offers|rates/.test(file);

/** The files of a site without collections. */
export const PLAIN_FILES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(MINIMAL_SITE).flatMap(([file, content]) => (isOfAgency(file) ? [] : [[file, String(content)]])),
);

const concert = (id: string, title: string, more: string) => `id: ${id}
title: { en: ${title}, da: ${title} på dansk }
${more}`;

/** The files of the choral society's site. */
export const CHOIR_FILES: Readonly<Record<string, string>> = {
  ...PLAIN_FILES,
  'content/dictionary.yaml': `${PLAIN_FILES['content/dictionary.yaml']}  Mass: { en: Mass, da: Mass }
  Motet: { en: Motet, da: Motet }
`,
  'content/box-office.yaml': `note: { en: Cash, da: Kontant }
hours:
  - { when: { en: Mondays, da: Mandage } }
  - { when: { en: Advent, da: Advent }, visibleFrom: "2026-12-01", visibleUntil: "2026-12-24" }
`,
  'content/concerts/advent.yaml': concert('advent', 'Advent', 'day: "2026-12-05"\nkinds: [Motet]\n'),
  'content/concerts/easter.yaml': concert('easter', 'Easter', 'day: "2027-03-28"\nkinds: [Mass, Motet]\n'),
  'content/concerts/open.yaml': concert('open', 'Open', 'kinds: []\nprogram: { en: Secret, da: Hemmeligt }\n'),
  'content/choirs/boys.yaml': 'id: boys\nname: Boys\nredirectFrom: [boys-choir]\n',
  'content/choirs/girls.yaml': 'id: girls\nname: Girls\n',
  'content/pages/home.yaml': page('Home', '{ type: program, concerts: [open, easter] }', sitemap),
  'content/pages/concerts.yaml': page('Concerts', '{ type: concert-list, pageSize: 2 }', sitemap),
  'content/pages/concerts/about.yaml': page(
    'Concert',
    '{ type: concert, title: { en: "On {concert}", da: "Om {concert}" } }',
    `${sitemap}each: concerts\nkind: article\n`,
  ),
  'content/pages/choirs.yaml': page('Choirs', '{ type: choir-list }', sitemap),
  'content/pages/singers.yaml': page(
    'Choir',
    '{ type: choir, title: { en: Who, da: Hvem } }',
    `${sitemap}each: choirs\nalsoAt: [singing]\n`,
  ),
  'content/pages/concert-not-found.yaml': page('Lost', '{ type: hero, title: { en: Sold out, da: Udsolgt } }'),
};

/** Checks the files of a site with a model. */
export const checkWith = (files: Readonly<Record<string, string>>, model: ContentModel) =>
  checkContent({
    files: Object.entries(files).map(([file, content]) => ({ file, text: content })),
    unread: [],
    publicFiles: { files: new Set(['/images/portrait.svg']), outside: [] },
    model,
  });

/** The diagnostics of a site's files as lines: `error content/site.yaml url: message`. */
export const linesOf = (diagnostics: readonly Diagnostic[]): string[] =>
  diagnostics.map(({ severity, file, path, message }) => `${severity} ${file} ${path}: ${message}`);

/** Loads the content of a site without diagnostics. */
export function sourceOf(files: Readonly<Record<string, string>>, model: ContentModel): PageDataSource {
  const { checked, diagnostics } = checkWith(files, model);
  if (diagnostics.length > 0) throw new Error(linesOf(diagnostics).join('\n'));
  const content = assemble(checked, model, {});
  if (!content) throw new Error('A required file is missing.');
  return { content, model, sizes: new Map(), ownOgImages: true };
}
