// @vitest-environment node
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { create, type Font } from 'fontkit';
import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { BASE_CHARACTERS, EXTENDED_CHARACTERS } from '../src/theme/font-characters.ts';
import { FEATURES, SUBSET_FILES, subsetOf } from './font-subsets.ts';

/** What the first view may load of fonts, in bytes. */
const FIRST_VIEW_BYTES = 40_000;
const FEATURE_OF = new Map([
  ['tabular-nums', 'tnum'],
  ['lining-nums', 'lnum'],
]);

const WEB_FILES = SUBSET_FILES.filter(({ to }) => to.endsWith('.woff2'));
const BASE_FILES = WEB_FILES.filter(({ characters }) => characters === BASE_CHARACTERS);
const filesIn = (folder: string, ending: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => `${folder}/${file}`);
const open = (file: string): Font => create(readFileSync(file));
const has = (font: Font, character: string) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);

const content = filesIn('content', '.yaml')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
const words = [...new Set(content.split(/\s+/))];

const faces: Record<string, string>[] = [];
const declared = { 'font-weight': new Set<string>(), 'font-variant-numeric': new Set<string>() };
for (const file of filesIn('src', '.css')) {
  const root = postcss.parse(readFileSync(file, 'utf8'));
  root.walkAtRules('font-face', (rule) => {
    faces.push(
      Object.fromEntries((rule.nodes ?? []).flatMap((node) => (node.type === 'decl' ? [[node.prop, node.value]] : []))),
    );
    rule.remove();
  });
  root.walkDecls(/^font-(weight|variant-numeric)$/, ({ prop, value }) => {
    declared[prop as keyof typeof declared].add(value); // the pattern names the two keys
  });
}
const faceOf = (file: string) => faces.find(({ src }) => src?.includes(`/${basename(file)}'`));

/** The code points that a `unicode-range` names. */
const codesOf = (range = ''): number[] =>
  range.split(/,\s*/).flatMap((part) => {
    const [start = 0, end = start] = part
      .replace('U+', '')
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return Array.from({ length: end - start + 1 }, (_, index) => start + index);
  });

it.each(SUBSET_FILES)('$to is up to date with npm run generate:fonts', async (file) => {
  expect(Buffer.compare(readFileSync(file.to), await subsetOf(file))).toBe(0);
});

it('loads at most 40 kB of fonts for the first view', () => {
  const preloaded = WEB_FILES.filter(({ to }) => faceOf(to)?.['unicode-range'] === undefined);
  expect(preloaded).toEqual(BASE_FILES);
  expect(preloaded.reduce((sum, { to }) => sum + statSync(to).size, 0)).toBeLessThanOrEqual(FIRST_VIEW_BYTES);
});

describe.each(WEB_FILES)('$to', ({ from, to, characters, axes = from.axes }) => {
  const [source, subset, face] = [open(from.path), open(to), faceOf(to)];

  it('contains each of its characters that the source font has', () => {
    expect([...characters].filter((character) => has(source, character) && !has(subset, character))).toEqual([]);
  });

  it('has a unicode-range with its characters, or with all that no other file has', () => {
    const codes = characters === BASE_CHARACTERS ? [] : [...EXTENDED_CHARACTERS].map((sign) => sign.codePointAt(0));
    expect(face?.['unicode-range'] ? codesOf(face['unicode-range']) : []).toEqual(codes);
  });

  it('has every weight in the stylesheets, and bold', () => {
    const wanted = [...declared['font-weight']].filter((value) => value !== 'inherit').map(Number);
    expect(wanted.filter((weight) => !Number.isInteger(weight))).toEqual([]);
    const { min, max } = typeof axes['wght'] === 'object' ? axes['wght'] : { min: 400, max: 700 };
    expect([...wanted, 700].filter((weight) => weight < min || weight > max)).toEqual([]);
    expect(subset.variationAxes).toMatchObject(source.variationAxes['wght'] ? { wght: { min, max } } : {});
  });

  it('keeps each OpenType feature in the stylesheets that the source font has', () => {
    const wanted = [...declared['font-variant-numeric']].flatMap((value) => value.split(' '));
    const features = wanted.map((value) => FEATURE_OF.get(value) ?? value);
    expect(features.filter((tag) => source.availableFeatures.includes(tag) && !FEATURES.includes(tag))).toEqual([]);
  });
});

describe.each(BASE_FILES)('$to, in the texts of the site', ({ from, to }) => {
  const [source, subset] = [open(from.path), open(to)];

  it('contains each character that the source font has', () => {
    const lacking = [...new Set(content)].filter((character) => has(source, character) && !has(subset, character));
    expect(lacking.filter((character) => character > ' ' && !EXTENDED_CHARACTERS.includes(character))).toEqual([]);
  });

  it("shapes each word with the source font's ligatures and widths", () => {
    const set = (font: Font, word: string) => font.layout(word).positions.map(({ xAdvance }) => xAdvance);
    const settable = words.filter((word) => [...word].every((character) => has(subset, character)));
    expect(settable.length).toBeGreaterThan(1000);
    expect(settable.filter((word) => set(source, word).join() !== set(subset, word).join())).toEqual([]);
  });
});
