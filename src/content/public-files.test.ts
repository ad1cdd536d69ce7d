// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listPublicFiles } from './list-public-files.ts';
import { readPublicFiles } from './public-files.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'public-files-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function put(file: string, content: string | Uint8Array = '') {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
}
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#888' } })
    .png()
    .toBuffer();

describe('listPublicFiles', () => {
  it('lists files by their address, in order, and no folders', () => {
    put('public/images/b.svg');
    put('public/images/a.svg');
    put('public/robots.txt');
    expect(listPublicFiles(root)).toEqual({
      files: new Set(['/images/a.svg', '/images/b.svg', '/robots.txt']),
      outside: [],
    });
    expect([...listPublicFiles(root).files]).toEqual(['/images/a.svg', '/images/b.svg', '/robots.txt']);
  });

  it('finds nothing where there is no folder', () => {
    expect(listPublicFiles(root)).toEqual({ files: new Set(), outside: [] });
  });

  it('takes a link to a file of the folder for a file, and names every other link', () => {
    put('public/images/a.svg');
    put('public-too/b.svg');
    for (const [target, name] of [
      ['images/a.svg', 'inside.svg'],
      ['images', 'folder'],
      ['../public-too/b.svg', 'beside.svg'],
      ['nowhere.svg', 'lost.svg'],
    ])
      symlinkSync(String(target), join(root, 'public', String(name)));
    const { files, outside } = listPublicFiles(root);
    expect(files).toEqual(new Set(['/images/a.svg', '/inside.svg']));
    expect([...outside].sort()).toEqual(['/beside.svg', '/folder', '/lost.svg']);
  });
});

describe('readPublicFiles', () => {
  it.each([
    ['width and height', '<svg width="120" height="80.4" viewBox="0 0 1 1"/>', 120, 80],
    ['its view box where it has no size', '<svg xmlns="x" viewBox="0 0 64 32"><path width="9"/></svg>', 64, 32],
    ['a view box with commas', '<svg viewBox="0,0, 64.6,32.2">', 65, 32],
    ['the size that browsers take, where it says none', '<svg>', 300, 150],
    ['that size also for what is no drawing', 'words', 300, 150],
    ['width from the drawing and height from its view box', '<svg width="10" viewBox="0 0 64 32">', 10, 32],
    ['no width of a line', '<svg stroke-width="3" viewBox="0 0 64 32">', 64, 32],
  ])('knows the size of a drawing by %s', async (_what, svg, width, height) => {
    put('public/a.svg', svg);
    expect((await readPublicFiles(root)).sizes.get('/a.svg')).toEqual({ width, height });
  });

  it('knows the size of a photograph, and of nothing that is no picture', async () => {
    put('public/images/a.PNG', await photo(40, 30));
    put('public/robots.txt');
    put('public/images/png.txt');
    const { files, sizes, variants } = await readPublicFiles(root);
    expect([...sizes]).toEqual([['/images/a.PNG', { width: 40, height: 30 }]]);
    expect(files.size).toBe(3);
    expect(variants).toEqual([]);
  });

  it('keeps the order of names, whichever picture is read first', async () => {
    const names = Array.from({ length: 40 }, (_, index) => `/images/${String(index).padStart(2, '0')}`);
    for (const [index, name] of names.entries())
      put(`public${name}.${index % 2 ? 'svg' : 'png'}`, index % 2 ? '<svg>' : await photo(4, 3));
    expect([...(await readPublicFiles(root)).sizes.keys()].map((file) => file.replace(/\..*/, ''))).toEqual(names);
  });

  it('offers photographs of pages in smaller forms for a build, and drawings and icons as they are', async () => {
    put('public/images/a.png', await photo(500, 10));
    put('public/icons/a.png', await photo(500, 10));
    put('public/images/b.svg', '<svg>');
    const { sizes, variants } = await readPublicFiles(root, true);
    expect(variants.map(({ src, width, format }) => `${src} ${width} ${format}`)).toEqual([
      '/images/a.png 320 avif',
      '/images/a.png 480 avif',
      '/images/a.png 500 avif',
      '/images/a.png 320 webp',
      '/images/a.png 480 webp',
      '/images/a.png 500 webp',
    ]);
    expect(sizes.get('/images/a.png')).toMatchObject({
      width: 500,
      height: 10,
      sources: [{ type: 'image/avif' }, { type: 'image/webp' }],
    });
    expect(sizes.get('/images/b.svg')).toEqual({ width: 300, height: 150 });
    expect(sizes.get('/icons/a.png')).toEqual({ width: 500, height: 10 });
  });
});
