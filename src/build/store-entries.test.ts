import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { projectsIn, withProjects } from '../../tests/support/projects.ts';
import { CHOIR_FILES, CHOIR_MODEL, PLAIN_FILES, PLAIN_MODEL, sourceOf } from '../../tests/support/choir-site.ts';
import { minimalSource } from '../../tests/support/minimal-page-data.ts';
import type { LoadedSite } from '../content/load-content.ts';
import { createPageData } from '../content/page-data/create-page-data.ts';
import type { PageDataSource } from '../content/page-data/page-data-source.ts';
import { summaryOf, type CollectionDefinition, type Entry } from '../schema/define-collection.ts';
import { projects as collection, type Project } from '../../tests/support/minimal-model.ts';
import { groupEntries, storeEntries } from './store-entries.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'entries-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const source = minimalSource();
/** Many projects, so that a group has several. */
const all = Array.from({ length: 250 }).flatMap((_, index) =>
  projectsIn(source.content).map((project) => ({ ...project, id: `${project.id}-${index}` })),
);
const siteWith = (own: readonly Project[]): LoadedSite => ({
  ...source,
  content: withProjects(source.content, own),
  written: source.content,
  templates: [],
  show: (content) => content,
  pageData: createPageData(source),
  variants: [],
  day: '2026-11-26',
  unpublished: new Set(),
});
const store = (own = all) => storeEntries(siteWith(own), folder);
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Entry[];
const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);

describe('the entries of a build', () => {
  it('are in the files of their groups, completely', () => {
    const { groups } = store().stored;
    expect(groups.flatMap(({ file }) => read(file)).sort(byId)).toEqual([...all].sort(byId));
    for (const { file, count } of groups) expect(read(file)).toHaveLength(count);
  });

  it('are in the content without their long texts, in the same order', () => {
    const { content, stored } = store();
    const summaries = all.map((project) => summaryOf(project, collection as unknown as CollectionDefinition));
    expect(content.entries).toEqual({ [collection.name]: summaries });
    expect(JSON.parse(readFileSync(stored.summaries.file, 'utf8'))).toEqual(content.entries);
  });

  it('leave no files of an earlier build', () => {
    store();
    const { groups } = store(all.slice(0, 1)).stored;
    expect(groups).toHaveLength(1);
    expect(readdirSync(folder)).toHaveLength(2);
  });

  it('have a hash that changes with a long text, and one of the summaries that does not', () => {
    const before = store().stored;
    const challenge = { en: 'Other words', da: 'Andre ord' };
    const after = store(all.map((one, index) => (index === 0 ? { ...one, challenge } : one))).stored;
    expect(after.fingerprint).not.toBe(before.fingerprint);
    expect(after.summaries).toEqual(before.summaries);
  });
});

it('keeps an entry in its group when others are added or removed', () => {
  const groupOf = (own: readonly Project[], id: string) =>
    [...groupEntries(own)].find(([, group]) => group.some((entry) => entry.id === id))?.[0];
  for (const id of ['gasper-100', 'alderley-249']) expect(groupOf(all.slice(100), id)).toBe(groupOf(all, id));
});

it('stores the entries of each collection apart, and none of a site without collections', () => {
  const load = (from: PageDataSource): LoadedSite => ({
    ...siteWith([]),
    ...from,
    written: from.content,
    pageData: createPageData(from),
  });
  const choir = sourceOf(CHOIR_FILES, CHOIR_MODEL);
  const { content, stored } = storeEntries(load(choir), folder);
  for (const { file, collection: name, count } of stored.groups) {
    const ids = new Set(choir.content.entries[name]?.map(({ id }) => id));
    expect(read(file)).toHaveLength(count);
    for (const { id } of read(file)) expect(ids).toContain(id);
  }
  expect(stored.groups.reduce((sum, { count }) => sum + count, 0)).toBe(5);
  expect(new Set(stored.groups.map(({ file }) => file)).size).toBe(stored.groups.length);
  expect(content.entries['concerts']?.map((entry) => 'program' in entry)).toEqual([false, false, false]);
  expect(content.entries['choirs']).toEqual(choir.content.entries['choirs']);
  const plain = storeEntries(load(sourceOf(PLAIN_FILES, PLAIN_MODEL)), folder);
  expect([plain.stored.groups, plain.content.entries]).toEqual([[], {}]);
});
