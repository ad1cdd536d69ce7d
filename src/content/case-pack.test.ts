// @vitest-environment node
import { mkdtempSync, readFileSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPack, openPack, packReader } from './case-pack.ts';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'case-pack-'));
  path = join(folder, 'texts.pack');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Short ones, Danish ones, an empty one, and one that is longer than what is read at once. */
const TEXTS = Array.from({ length: 300 }, (_, index) => `Æbler og pærer ${index} `.repeat(index));
TEXTS.push('å'.repeat(400_000), 'the last');

describe('a pack of texts', () => {
  it.each<[string, (count: number) => number[]]>([
    ['in their order', (count) => Array.from({ length: count }, (_, index) => index)],
    ['backwards', (count) => Array.from({ length: count }, (_, index) => count - 1 - index)],
    ['here and there', (count) => Array.from({ length: count }, (_, index) => (index * 101) % count)],
    ['twice over', (count) => Array.from({ length: 2 * count }, (_, index) => index >> 1)],
  ])('gives each text as it was, read %s', (_, order) => {
    const pack = createPack(path);
    const places = TEXTS.map(pack.add);
    const read = packReader(path);
    for (const index of order(TEXTS.length))
      expect(String(read(places[index] ?? { at: -1, length: 0 }))).toBe(TEXTS[index]);
  });

  it('grows when it is opened again, and all places stay good', () => {
    const first = createPack(path);
    const one = first.add('Første');
    const again = openPack(path, first.id);
    const two = again?.add('Anden') ?? one;
    expect([one, two].map(packReader(path)).map(String)).toEqual(['Første', 'Anden']);
    expect(again?.size()).toBe(readFileSync(path).length);
  });

  it('is opened by nothing but its own id', () => {
    const { id } = createPack(path);
    expect(openPack(path, id.replace(/^./, 'x'))).toBeUndefined();
    expect(openPack(join(folder, 'none.pack'), id)).toBeUndefined();
    const { id: other } = createPack(path);
    expect(other).not.toBe(id);
    expect(openPack(path, id)).toBeUndefined();
  });

  it('says so where it ends before a text does', () => {
    const place = createPack(path).add('Words that will be cut off');
    truncateSync(path, place.at + 5);
    expect(() => packReader(path)(place)).toThrow(`ends at byte ${place.at + 5}`);
  });
});
