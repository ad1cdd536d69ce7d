// @vitest-environment node
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { smallSource } from '../../tests/support/small-documents.ts';
import { SECTIONS, SMALL_SITE } from '../../tests/support/small-site.ts';
import { openCaseCache } from './case-cache.ts';
import { createContentCheck } from './check-content.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'case-cache-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const file = () => join(folder, 'cases.json');

const GASPER = 'content/case-studies/gasper.yaml';
const publicFiles = { files: new Set(['/images/portrait.svg', '/images/case.svg', '/images/logo.svg']), outside: [] };
const { content } = smallSource();

/** Checks the small site with the cache, as a build does, and says what became of its case studies. */
function build({ key = 'code', gasper = String(SMALL_SITE[GASPER]) } = {}) {
  const cache = openCaseCache(file(), key);
  const read = { found: 0, added: 0 };
  const counted: typeof cache = {
    ...cache,
    find: (text) => {
      const found = cache.find(text);
      if (found) read.found += 1;
      return found;
    },
    add: (...words) => {
      read.added += 1;
      cache.add(...words);
    },
  };
  const sourceOf = (file: string) => ({ file, text: file === GASPER ? gasper : String(SMALL_SITE[file]) });
  const check = createContentCheck(SECTIONS, sourceOf, counted);
  for (const file of Object.keys(SMALL_SITE)) check.put(sourceOf(file));
  cache.save();
  const { checked, diagnostics } = check.result(publicFiles);
  const studies = checked.caseStudies.map(({ value }) => value);
  return { ...read, studies, said: diagnostics.map(({ file, message }) => `${file} ${message}`) };
}

describe('the cache of case studies', () => {
  it('adds each the first time and finds it the second time, with every field', () => {
    expect(build()).toMatchObject({ added: 2, said: [] });
    const second = build();
    expect(second).toMatchObject({ added: 0, found: 2, said: [] });
    expect(second.studies).toEqual(content.caseStudies);
  });

  it('checks one again that has changed, and forgets its older text', () => {
    build();
    const second = build({ gasper: String(SMALL_SITE[GASPER]).replace('$48,000', '$9') });
    expect(second).toMatchObject({ added: 1, said: [] });
    expect(second.studies[1]?.result.en).toBe('Sales for $9');
    expect(build()).toMatchObject({ added: 1, said: [] });
  });

  it('forgets one that is gone', () => {
    build();
    openCaseCache(file(), 'code').save();
    expect(build()).toMatchObject({ added: 2, said: [] });
  });

  it('is not written again where nothing has changed', () => {
    build();
    const { ino } = statSync(file());
    build();
    expect(statSync(file()).ino).toBe(ino);
  });

  it('finds nothing that other code has added', () => {
    build();
    expect(build({ key: 'other code' })).toMatchObject({ added: 2, said: [] });
  });

  it('says what is wrong with one each time, and does not add it', () => {
    const gasper = String(SMALL_SITE[GASPER]).replace('B2B', 'B2C');
    for (const added of [1, 0])
      expect(build({ gasper })).toMatchObject({ added, said: [`${GASPER} "B2C" is none of the choices here.`] });
  });

  it('leaves the links, pictures and facts of one that it finds to the checks across files', () => {
    const gasper = String(SMALL_SITE[GASPER])
      .replace('summary: { en: Words', 'summary: { en: "In {nothing}"')
      .replace('logo.svg', 'lost.svg');
    for (const added of [2, 0]) {
      const found = build({ gasper });
      expect(found.added).toBe(added);
      expect(found.said).toHaveLength(2);
      expect(found.said.join('\n')).toContain('"{nothing}" is no fact.');
      expect(found.said.join('\n')).toContain('lost.svg');
    }
  });

  it.each<[string, () => void]>([
    ['is gone', () => rmSync(file())],
    ['is cut off', () => writeFileSync(file(), readFileSync(file(), 'utf8').slice(0, -1))],
    ['is empty', () => writeFileSync(file(), '')],
  ])('checks again where the file %s', (_, harm) => {
    build();
    harm();
    const mended = build();
    expect(mended).toMatchObject({ added: 2, said: [] });
    expect(mended.studies).toEqual(content.caseStudies);
    expect(build()).toMatchObject({ added: 0, said: [] });
  });

  it('leaves nothing unfinished behind', () => {
    build();
    expect(readdirSync(folder)).toEqual(['cases.json']);
  });
});
