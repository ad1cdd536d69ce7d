import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { minimalSource } from '../../tests/support/minimal-page-data.ts';
import type { LoadedSite } from '../content/load-content.ts';
import { createPageData } from '../content/page-data/create-page-data.ts';
import { caseSummary, type CaseStudyEntry } from '../schema/site-content.ts';
import { groupCaseStudies, storeCaseStudies } from './store-case-studies.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'case-studies-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const source = minimalSource();
/** Many case studies, so that a group has several. */
const caseStudies = Array.from({ length: 250 }).flatMap((_, index) =>
  source.content.caseStudies.map((caseStudy) => ({ ...caseStudy, id: `${caseStudy.id}-${index}` })),
);
const siteWith = (own: CaseStudyEntry[]): LoadedSite => ({
  ...source,
  content: { ...source.content, caseStudies: own },
  written: source.content,
  show: (content) => content,
  pageData: createPageData(source),
  variants: [],
  day: '2026-11-26',
  unpublished: new Set(),
});
const store = (own = caseStudies) => storeCaseStudies(siteWith(own), folder);
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as CaseStudyEntry[];
const byId = (a: CaseStudyEntry, b: CaseStudyEntry) => (a.id < b.id ? -1 : 1);

describe('the case studies of a build', () => {
  it('are in the files of their groups, completely', () => {
    const { groups } = store().stored;
    expect(groups.flatMap(({ file }) => read(file)).sort(byId)).toEqual([...caseStudies].sort(byId));
    for (const { file, count } of groups) expect(read(file)).toHaveLength(count);
  });

  it('are in the content without their long texts, in the same order', () => {
    const { content, stored } = store();
    expect(content.caseStudies).toEqual(caseStudies.map(caseSummary));
    expect(read(stored.summaries.file)).toEqual(content.caseStudies);
  });

  it('leave no files of an earlier build', () => {
    store();
    const { groups } = store(caseStudies.slice(0, 1)).stored;
    expect(groups).toHaveLength(1);
    expect(readdirSync(folder)).toHaveLength(2);
  });

  it('have a hash that changes with a long text, and one of the summaries that does not', () => {
    const before = store().stored;
    const challenge = { en: 'Other words', da: 'Andre ord' };
    const after = store(caseStudies.map((one, index) => (index === 0 ? { ...one, challenge } : one))).stored;
    expect(after.fingerprint).not.toBe(before.fingerprint);
    expect(after.summaries).toEqual(before.summaries);
  });
});

it('keeps a case study in its group when others are added or removed', () => {
  const groupOf = (own: CaseStudyEntry[], id: string) =>
    [...groupCaseStudies(own)].find(([, group]) => group.some((caseStudy) => caseStudy.id === id))?.[0];
  for (const id of ['gasper-100', 'ascently-249'])
    expect(groupOf(caseStudies.slice(100), id)).toBe(groupOf(caseStudies, id));
});
