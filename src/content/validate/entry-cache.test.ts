import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { minimalSource } from '../../../tests/support/minimal-page-data.ts';
import { MODEL } from '../../../tests/support/minimal-model.ts';
import { MINIMAL_SITE } from '../../../tests/support/minimal-site.ts';
import { openEntryCache } from './entry-cache.ts';
import { createContentCheck } from '../check-content.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'entry-cache-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const file = () => join(folder, 'entries.json');

const GASPER = 'content/projects/gasper.yaml';
const publicFiles = { files: new Set(['/images/portrait.svg', '/images/case.svg', '/images/logo.svg']), outside: [] };
const { content } = minimalSource();

/** Checks the small site with the cache, like a build, and returns how its entries were handled. */
function build({ key = 'code', gasper = String(MINIMAL_SITE[GASPER]) } = {}) {
  const cache = openEntryCache(file(), key);
  const read = { found: 0, added: 0 };
  const counted: typeof cache = {
    ...cache,
    find: (...args) => {
      const found = cache.find(...args);
      if (found) read.found += 1;
      return found;
    },
    add: (...args) => {
      read.added += 1;
      cache.add(...args);
    },
  };
  const sourceOf = (file: string) => ({ file, text: file === GASPER ? gasper : String(MINIMAL_SITE[file]) });
  const check = createContentCheck(MODEL, sourceOf, counted);
  for (const file of Object.keys(MINIMAL_SITE)) check.put(sourceOf(file));
  cache.save();
  const { checked, diagnostics } = check.result(publicFiles);
  const entries = (checked.entries.get('projects') ?? []).map(({ value }) => value);
  return { ...read, entries, said: diagnostics.map(({ file, message }) => `${file} ${message}`) };
}

describe('the cache of entries', () => {
  it('adds each entry the first time and finds it with every field the second time', () => {
    expect(build()).toMatchObject({ added: 2, said: [] });
    const second = build();
    expect(second).toMatchObject({ added: 0, found: 2, said: [] });
    expect(second.entries).toEqual(content.entries['projects']);
  });

  it('checks a changed entry again, and drops its old text', () => {
    build();
    const second = build({ gasper: String(MINIMAL_SITE[GASPER]).replace('$48,000', '$9') });
    expect(second).toMatchObject({ added: 1, said: [] });
    expect(second.entries[1]).toMatchObject({ result: { en: 'Sales for $9' } });
    expect(build()).toMatchObject({ added: 1, said: [] });
  });

  it('drops a deleted entry', () => {
    build();
    openEntryCache(file(), 'code').save();
    expect(build()).toMatchObject({ added: 2, said: [] });
  });

  it("isn't written if nothing changed", () => {
    build();
    const { ino } = statSync(file());
    build();
    expect(statSync(file()).ino).toBe(ino);
  });

  it('ignores entries of other code versions', () => {
    build();
    expect(build({ key: 'other code' })).toMatchObject({ added: 2, said: [] });
  });

  it("reports an invalid entry every time, and doesn't add it", () => {
    const gasper = String(MINIMAL_SITE[GASPER]).replace('B2B', 'B2C');
    for (const added of [1, 0])
      expect(build({ gasper })).toMatchObject({ added, said: [`${GASPER} "B2C" is none of the choices here.`] });
  });

  it('leaves the links, images and facts of a cached entry to the cross-file checks', () => {
    const gasper = String(MINIMAL_SITE[GASPER])
      .replace('summary: { en: Words', 'summary: { en: "In {nothing}"')
      .replace('logo.svg', 'lost.svg');
    for (const added of [2, 0]) {
      const found = build({ gasper });
      expect(found.added).toBe(added);
      expect(found.said).toHaveLength(2);
      expect(found.said.join('\n')).toContain('"{nothing}" is not a fact.');
      expect(found.said.join('\n')).toContain('lost.svg');
    }
  });

  it.each<[string, () => void]>([
    ['is gone', () => rmSync(file())],
    ['is cut off', () => writeFileSync(file(), readFileSync(file(), 'utf8').slice(0, -1))],
    ['is empty', () => writeFileSync(file(), '')],
  ])('checks again if the file %s', (_, harm) => {
    build();
    harm();
    const mended = build();
    expect(mended).toMatchObject({ added: 2, said: [] });
    expect(mended.entries).toEqual(content.entries['projects']);
    expect(build()).toMatchObject({ added: 0, said: [] });
  });

  it('keeps equal texts of two collections apart', () => {
    const cache = openEntryCache(file(), 'code');
    const [entry] = content.entries['projects'] ?? [];
    if (!entry) throw new Error('The small site has a project.');
    cache.add('concerts', 'id: one', { entry, fields: [] });
    expect(cache.find('choirs', 'id: one')).toBeUndefined();
    cache.save();
    const next = openEntryCache(file(), 'code');
    expect(next.find('choirs', 'id: one')).toBeUndefined();
    expect(next.find('concerts', 'id: one')).toEqual({ entry, fields: [] });
  });

  it('leaves no partial file', () => {
    build();
    expect(readdirSync(folder)).toEqual(['entries.json']);
  });
});
