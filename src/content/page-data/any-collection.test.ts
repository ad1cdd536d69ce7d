import { describe, expect, it } from 'vitest';
import {
  checkWith,
  choirs,
  CHOIR_FILES,
  CHOIR_MODEL,
  concerts,
  linesOf,
  sourceOf,
  WORDED,
} from '../../../tests/support/choir-site.ts';
import { minimalPage } from '../../../tests/support/minimal-page-data.ts';
import { createModel } from '../../model/content-model.ts';
import type { CollectionDefinition } from '../../schema/define-collection.ts';
import type { SectionDefinition } from '../../schema/define-section.ts';
import entryDetail from '../../sections/entry-detail/entry-detail.schema.ts';
import entryList from '../../sections/entry-list/entry-list.schema.ts';
import { createPageData } from './create-page-data.ts';
import { siteRoutes } from './routes.ts';

const ownTypes = [...CHOIR_MODEL.sections].filter(([type]) => !['concert', 'concert-list'].includes(type));
const definitions = [{ ...concerts, newestFirst: true, bodyField: 'program', authorField: 'id' }, choirs];

/** The choral society's site with section types of the library for its concerts. */
const MODEL = createModel(
  {
    sections: new Map([
      ...ownTypes,
      ['entry-list', { ...entryList, hasPageHeading: false } as unknown as SectionDefinition], // the hero has it
      ['entry-detail', { ...entryDetail, hasPageHeading: false } as unknown as SectionDefinition],
    ]),
    collections: definitions as unknown as CollectionDefinition[], // each knows its own fields only
    site: WORDED,
  },
  CHOIR_MODEL.regions,
);

const { 'content/box-office.yaml': _single, ...choirFiles } = CHOIR_FILES;
const LIST = '{ type: entry-list, collection: concerts, pageSize: 20, title: { en: Concerts, da: Koncerter } }';
const FILTER = 'filter: { label: { en: Kinds, da: Slags }, all: { en: All, da: Alle } }';

/** The files of the site with a list of concerts, written as a flow map. */
const filesWith = (list: string): Record<string, string> => ({
  ...choirFiles,
  'content/pages/concerts.yaml':
    choirFiles['content/pages/concerts.yaml']?.replace('{ type: concert-list, pageSize: 2 }', list) ?? '',
  'content/pages/concerts/about.yaml':
    choirFiles['content/pages/concerts/about.yaml']?.replace(
      /\{ type: concert, .*\}/,
      '{ type: entry-detail, next: { en: Next, da: Næste }, related: { en: More, da: Mere } }',
    ) ?? '',
});

const source = sourceOf(filesWith(LIST.replace(/ \}$/, `, ${FILTER} }`)), MODEL);
const propsAt = (path: string) => minimalPage(path, source).sections[1]?.props;

describe('section types for any collection', () => {
  it('list its entries, the newest first, with pages of tags if they say so', () => {
    const { cards, filter, feed } = propsAt('/us/concerts') as Record<string, { name: string }[]>;
    expect(cards?.map(({ name }) => name)).toEqual(['Easter', 'Advent', 'Open']);
    expect(filter).toMatchObject({
      range: '1–3 / 3',
      links: [{ label: 'All' }, { label: 'Mass' }, { label: 'Motet' }],
    });
    expect(feed).toBeUndefined();
    const paths = siteRoutes(source.content, source.model).map(({ path }) => path);
    expect(paths).toContain('/dk/concerts/tag/motet');
    const withoutFilter = sourceOf(filesWith(LIST), MODEL);
    expect(siteRoutes(withoutFilter.content, MODEL).filter(({ path }) => path.includes('/tag/'))).toEqual([]);
  });

  it('describe the list of a tag by its title and the description of the page', () => {
    const { head } = minimalPage('/dk/concerts/tag/mass', source);
    expect(head.meta.find(({ name }) => name === 'description')?.content).toBe(`${head.title}. Ord`);
    const wordy = { en: 'Words', da: `${'ord '.repeat(50)}slut` };
    const pages = source.content.pages.map((page) => ({ ...page, seo: { ...page.seo, description: wordy } }));
    const long = minimalPage('/dk/concerts/tag/mass', { ...source, content: { ...source.content, pages } });
    const description = long.head.meta.find(({ name }) => name === 'description')?.content ?? '';
    expect(description).toMatch(/ ord…$/);
    expect(description.length).toBeLessThanOrEqual(160);
  });

  it('show an entry with its day, author, text and the way to its tags', () => {
    expect(propsAt('/dk/concerts/about/easter-2027')).toMatchObject({
      name: 'Easter på dansk',
      summary: undefined,
      author: 'easter',
      date: { day: '2027-03-28' },
      tags: [{ href: '/dk/concerts/tag/mass' }, { href: '/dk/concerts/tag/motet' }],
      parts: [],
    });
    expect(propsAt('/us/concerts/about/open')).toMatchObject({ parts: [{ body: 'Secret' }], date: undefined });
  });

  it('name the next entry, and those with the same tags unless one of them is the next', () => {
    const onward = (slug: string) => propsAt(`/us/concerts/about/${slug}`);
    expect(onward('easter-2027')).toMatchObject({ next: { name: 'Advent' }, related: undefined });
    expect(onward('advent-2026')).toMatchObject({ next: { name: 'Open' }, related: { links: [{ name: 'Easter' }] } });
  });

  it('name a collection that exists', () => {
    const wrong = filesWith(LIST.replace('collection: concerts', 'collection: concert'));
    const lines = linesOf(checkWith(wrong, MODEL).diagnostics);
    expect(lines.filter((line) => line.includes('collection'))).toEqual([
      expect.stringMatching(/^error content\/pages\/concerts\.yaml sections\[1\]\.collection: .*"concert"/),
    ]);
  });

  it('satisfy the page of an entry, whose own types a message names', () => {
    const page =
      choirFiles['content/pages/concerts/about.yaml']?.replace(/\{ type: concert, .*\}/, '{ type: program }') ?? '';
    const lines = (model: typeof MODEL, of: string) =>
      linesOf(checkWith({ ...filesWith(LIST), 'content/pages/concerts/about.yaml': of }, model).diagnostics).filter(
        (line) => line.includes('shows no section'),
      );
    expect(lines(MODEL, page)).toEqual([expect.stringContaining('shows no section "entry-detail".')]);
    expect(lines(MODEL, filesWith(LIST)['content/pages/concerts/about.yaml'] ?? '')).toEqual([]);
    const both = { ...MODEL, sections: new Map([...CHOIR_MODEL.sections, ...MODEL.sections]) };
    expect(lines(both, page)).toEqual([expect.stringContaining('shows no section "concert".')]);
  });
});

it('names the author of an entry who is not the person of the site', () => {
  const [own] = [...MODEL.collections.values()];
  const article =
    (author?: string): CollectionDefinition['article'] =>
    () => ({
      type: 'BlogPosting',
      headline: 'H',
      description: 'D',
      author,
    });
  const authorWith = (author?: string) => {
    if (!own) throw new Error('There is a collection.');
    const collections = new Map(MODEL.collections).set(own.name, { ...own, article: article(author) });
    const pages = createPageData({ ...source, model: { ...MODEL, collections } });
    const route = siteRoutes(source.content, MODEL).find(({ path }) => path === '/us/concerts/about/easter-2027');
    const graph = JSON.stringify(route && pages.page(route).head.structuredData);
    return /"@type":"BlogPosting".*?"author":(\{[^}]*\})/.exec(graph)?.[1];
  };
  expect(authorWith('Clara Example')).toBe('{"@type":"Person","name":"Clara Example"}');
  expect(authorWith()).toContain('#person');
  expect(authorWith(source.content.site.person)).toContain('#person');
});
