// @vitest-environment node
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { smallSource } from '../../tests/support/small-documents.ts';
import { SECTIONS, SMALL_SITE } from '../../tests/support/small-site.ts';
import { openCaseCache } from './case-cache.ts';
import { createContentCheck } from './check-content.ts';
import { knownOf, studyResolver } from './lazy-study.ts';
import { printsOfList } from './study-fields.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'case-cache-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const pack = () => join(folder, 'studies.pack');
const packText = () => readFileSync(pack(), 'latin1');
const changePack = (change: (text: string) => string) => writeFileSync(pack(), change(packText()), 'latin1');

const GASPER = 'content/case-studies/gasper.yaml';
const publicFiles = { files: new Set(['/images/portrait.svg', '/images/case.svg', '/images/logo.svg']), outside: [] };
const { content } = smallSource();

/** Checks the small site with the cache, as a build does, and says what became of its case studies. */
function build({ key = 'code', gasper = String(SMALL_SITE[GASPER]) } = {}) {
  const cache = openCaseCache(folder, key);
  const read = { found: 0, kept: 0 };
  const counted: typeof cache = {
    ...cache,
    find: (text) => {
      const found = cache.find(text);
      if (found) read.found += 1;
      return found;
    },
    keep: (...words) => {
      read.kept += 1;
      return cache.keep(...words);
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

const plainly = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('the cache of case studies', () => {
  it('keeps each at the first time and finds it at the second, with every field', () => {
    expect(build()).toMatchObject({ kept: 2, said: [] });
    const second = build();
    expect(second).toMatchObject({ kept: 0, found: 2, said: [] });
    expect(plainly(second.studies)).toEqual(content.caseStudies);
  });

  it('does not read what it finds: of ten thousand most are not looked at again', () => {
    build();
    changePack((text) => text.replaceAll('{', '!'));
    const second = build();
    expect(second).toMatchObject({ kept: 0, found: 2, said: [] });
    expect(() => second.studies[0]?.summary).toThrow('JSON');
  });

  it('checks one anew that has changed, and forgets what it was', () => {
    build();
    const second = build({ gasper: String(SMALL_SITE[GASPER]).replace('$48,000', '$9') });
    expect(second).toMatchObject({ kept: 1, said: [] });
    expect(second.studies[1]?.result.en).toBe('Sales for $9');
    expect(build()).toMatchObject({ kept: 1, said: [] });
  });

  it('begins anew when most of what it holds has changed: it does not grow for ever', () => {
    build();
    const first = packText().length;
    const kept = Array.from({ length: 8 }, (_, turn) => {
      const done = build({ gasper: String(SMALL_SITE[GASPER]).replace('$48,000', `$${turn}`) }).kept;
      expect(packText().length).toBeLessThan(4 * first);
      return done;
    });
    expect(new Set(kept)).toEqual(new Set([1, 2]));
    expect(plainly(build().studies)).toEqual(content.caseStudies);
  });

  it('finds nothing that other code has kept', () => {
    build();
    expect(build({ key: 'other code' })).toMatchObject({ kept: 2, said: [] });
  });

  it('says what is wrong with one each time, and does not keep it', () => {
    const gasper = String(SMALL_SITE[GASPER]).replace('B2B', 'B2C');
    for (const kept of [1, 0])
      expect(build({ gasper })).toMatchObject({ kept, said: [`${GASPER} "B2C" is none of the choices here.`] });
  });

  it('looks at the links, pictures and facts of one that it has found', () => {
    const gasper = String(SMALL_SITE[GASPER])
      .replace('summary: { en: Words', 'summary: { en: "In {nothing}"')
      .replace('logo.svg', 'lost.svg');
    for (const kept of [2, 0]) {
      const found = build({ gasper });
      expect(found.kept).toBe(kept);
      expect(found.said).toHaveLength(2);
      expect(found.said.join('\n')).toContain('"{nothing}" is no fact.');
      expect(found.said.join('\n')).toContain('lost.svg');
    }
  });

  it.each<[string, () => void]>([
    ['is gone', () => rmSync(pack())],
    ['is cut off', () => changePack((text) => text.slice(0, -1))],
    ['is empty', () => changePack(() => '')],
    ['is another', () => changePack((text) => text.replace(/^./, 'x'))],
    ['has a broken list', () => writeFileSync(join(folder, 'kept.json'), '{ "half')],
    ['has no list', () => rmSync(join(folder, 'kept.json'))],
  ])('checks anew where what is kept %s', (_, harm) => {
    build();
    harm();
    const mended = build();
    expect(mended).toMatchObject({ kept: 2, said: [] });
    expect(plainly(mended.studies)).toEqual(content.caseStudies);
    expect(build()).toMatchObject({ kept: 0, said: [] });
  });

  it('leaves nothing unfinished behind, nor what an older one kept otherwise', () => {
    writeFileSync(join(folder, 'index.json'), '{}');
    build();
    expect(readdirSync(folder).sort()).toEqual(['kept.json', 'studies.pack']);
  });
});

describe('a study that is read when it is asked for', () => {
  it('behaves as the study itself does', () => {
    build();
    const [study] = build().studies;
    const [real] = content.caseStudies;
    if (!study || !real) throw new Error('There is no study.');
    expect(Object.keys(study)).toEqual(Object.keys(real));
    expect({ ...study }).toEqual(real);
    expect('summary' in study).toBe(true);
    expect('website' in study).toBe(false);
    for (const own of ['hash', 'prints', 'at', 'length']) {
      expect(own in study).toBe(false);
      expect((study as unknown as Record<string, unknown>)[own]).toBeUndefined();
    }
    expect(study.summary).toEqual(real.summary);
  });

  it('is read field by field: for its card nobody reads its long texts', () => {
    build();
    changePack((text) => text.replaceAll('"Words', '!Words'));
    const [study] = build().studies;
    expect(study?.result).toEqual(content.caseStudies[0]?.result);
    expect(() => study?.summary).toThrow('JSON');
  });

  it('knows its names and a fingerprint of its text; any other study knows nothing', () => {
    build();
    const fingerprint = (studies: typeof content.caseStudies) => studies.map((study) => knownOf(study)?.hash);
    const first = build();
    expect(first.studies.map((study) => knownOf(study)?.clientName)).toEqual(['Ascently', 'Gasper']);
    expect(knownOf(first.studies[1] ?? ({} as never))).toMatchObject({
      id: 'gasper',
      slug: 'gasper-software',
      industry: { en: 'Software' },
    });
    const changed = build({ gasper: String(SMALL_SITE[GASPER]).replace('$48,000', '$9') });
    expect(fingerprint(changed.studies)[0]).toBe(fingerprint(first.studies)[0]);
    expect(fingerprint(changed.studies)[1]).not.toBe(fingerprint(first.studies)[1]);
    expect(content.caseStudies.map(knownOf)).toEqual([undefined, undefined]);
  });

  it('knows which fields have changed in a list, and that their order has', () => {
    const listed = (texts?: Parameters<typeof build>[0]) =>
      build(texts).studies.map((study) => knownOf(study) ?? { prints: '' });
    const before = printsOfList(listed());
    const gasper = String(SMALL_SITE[GASPER]).replace('$48,000', '$9');
    const after = printsOfList(listed({ gasper }));
    const changed = Object.keys(before).filter((field) => before[field] !== after[field]);
    expect(changed).toEqual(['result']);
    const turned = printsOfList(listed().toReversed());
    expect(Object.keys(before)).toEqual(expect.arrayContaining(['slug', 'id', 'tags', 'challenge', 'series']));
    expect(turned['id']).not.toBe(before['id']);
  });

  it('stands in the words and the money of a region, field by field', () => {
    build();
    const context = { region: content.regions.dk, variables: {}, sizes: new Map<string, never>(), convert: true };
    const [study] = build().studies.map(studyResolver(context));
    expect(study).toMatchObject({ clientName: 'Ascently', result: 'Salg for 336.000 kr.', tags: ['B2B'] });
    expect(study?.flags).toEqual([{ emoji: '🇩🇰', country: 'Danmark' }]);
  });
});
