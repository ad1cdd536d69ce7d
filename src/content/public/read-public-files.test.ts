import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { filesIn } from '../../../ssg/files-in.ts';
import { listPublicFiles } from './list-public-files.ts';
import { readPublicFiles, type KnownImages } from './read-public-files.ts';
import { writeImageVariants } from '../outputs/write-image-variants.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'public-files-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function put(file: string, content: string | Uint8Array = '') {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
}
const image = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#888' } });
const photo = (width: number, height: number) => image(width, height).png().toBuffer();

/** Prologs that drawing programs write. */
const PROLOGUE = `<?xml version="1.0"?>
<!-- <svg width="1"> --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd" [ <!ENTITY a "b"> ]>
`;

describe('listPublicFiles', () => {
  it('lists files by URL path, sorted, without folders', () => {
    put('public/images/b.svg');
    put('public/images/a.svg');
    put('public/robots.txt');
    expect(listPublicFiles(root)).toEqual({
      files: new Set(['/images/a.svg', '/images/b.svg', '/robots.txt']),
      outside: [],
      leftOut: [],
    });
    expect([...listPublicFiles(root).files]).toEqual(['/images/a.svg', '/images/b.svg', '/robots.txt']);
  });

  it('returns nothing without a folder', () => {
    expect(listPublicFiles(root)).toEqual({ files: new Set(), outside: [], leftOut: [] });
  });

  it('leaves out what systems, editors and sync programs leave, and names what else is hidden', () => {
    for (const file of [
      'a.svg',
      '.well-known/security.txt',
      '.well-known/.DS_Store',
      '.DS_Store',
      'Thumbs.db',
      'images/._a.png',
      'images/a.png~',
      '.git/HEAD',
      'node_modules/a/index.html',
      '.env',
      '.env.local',
      '.secret/key.pem',
      'images/a (conflicted copy).png',
    ])
      put(`public/${file}`);
    expect(listPublicFiles(root)).toEqual({
      files: new Set(['/.well-known/security.txt', '/a.svg']),
      outside: [],
      leftOut: ['/.env', '/.env.local', '/.secret', '/images/a (conflicted copy).png'],
    });
  });

  it("doesn't list symbolic links as files, because the build doesn't follow them", () => {
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
    expect(files).toEqual(new Set(['/images/a.svg']));
    expect([...outside].sort()).toEqual(['/beside.svg', '/folder', '/inside.svg', '/lost.svg']);
    expect(new Set([...filesIn(join(root, 'public'))].map((file) => `/${file}`))).toEqual(files);
  });
});

describe('readPublicFiles', () => {
  it.each([
    ['width and height', '<svg width="120" height="80.4" viewBox="0 0 1 1"/>', 120, 80],
    ['its view box where it has no size', '<svg xmlns="x" viewBox="0 0 64 32"><path width="9"/></svg>', 64, 32],
    ['a view box with commas', '<svg viewBox="0,0, 64.6,32.2">', 65, 32],
    ['the size that browsers take, where it says none', '<svg>', 300, 150],
    ['width from the drawing and height from its view box', '<svg width="10" viewBox="0 0 64 32">', 10, 32],
    ['a tag after a prolog', `\uFEFF${PROLOGUE}<svg width="7" height="5"/>`, 7, 5],
    ['its tag with a prefix', '<s:svg xmlns:s="http://www.w3.org/2000/svg" width="7" height="5"/>', 7, 5],
    ['no width of a line', '<svg stroke-width="3" viewBox="0 0 64 32">', 64, 32],
  ])('reads the size of a drawing with %s', async (_what, svg, width, height) => {
    put('public/a.svg', svg);
    expect((await readPublicFiles(root)).sizes.get('/a.svg')).toEqual({ width, height });
  });

  it('reads the size of a photo, and only of images', async () => {
    put('public/images/a.PNG', await photo(40, 30));
    put('public/robots.txt');
    put('public/images/png.txt');
    const { files, sizes, variants } = await readPublicFiles(root);
    expect([...sizes]).toEqual([['/images/a.PNG', { width: 40, height: 30 }]]);
    expect(files.size).toBe(3);
    expect(variants).toEqual([]);
  });

  it('sorts by name, regardless of reading order', async () => {
    const names = Array.from({ length: 40 }, (_, index) => `/images/${String(index).padStart(2, '0')}`);
    for (const [index, name] of names.entries())
      put(`public${name}.${index % 2 ? 'svg' : 'png'}`, index % 2 ? '<svg>' : await photo(4, 3));
    expect([...(await readPublicFiles(root)).sizes.keys()].map((file) => file.replace(/\..*/, ''))).toEqual(names);
  });

  it('offers variants of page photos for a build, but not of drawings and icons', async () => {
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

  it("applies a photo's orientation to its size", async () => {
    put('public/images/upright.jpg', await image(400, 300).withMetadata({ orientation: 6 }).jpeg().toBuffer());
    const { sizes, variants } = await readPublicFiles(root, true);
    expect(sizes.get('/images/upright.jpg')).toMatchObject({ width: 300, height: 400 });
    expect(variants.map(({ width }) => width)).toEqual([300, 300]);
    await writeImageVariants(variants, join(root, 'public'), join(root, 'out'), join(root, 'cache'));
    const made = await sharp(join(root, 'out', String(variants[0]?.file))).metadata();
    expect([made.width, made.height]).toEqual([300, 400]);
  });
});

describe('readPublicFiles with unreadable images', () => {
  const POINTER = 'version https://git-lfs.github.com/spec/v1\noid sha256:1234\nsize 12345\n';
  it.each([
    ['an empty photograph', 'a.png', ''],
    ['words', 'a.jpg', 'words'],
    ['a pointer in place of the image', 'a.webp', POINTER],
    [
      'a drawing under the name of a photograph',
      'a.png',
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    ],
    ['an empty drawing', 'a.svg', ''],
    ['a pointer in place of the drawing', 'a.SVG', POINTER],
    ['a page of the web as a drawing', 'a.svg', '<!DOCTYPE html><html><svg width="9" height="9"/></html>'],
    ['a drawing that is a comment', 'a.svg', '<!-- <svg width="9" height="9"/> -->'],
  ])('reports %s and continues', async (_what, name, content) => {
    put(`public/images/${name}`, content);
    put('public/images/good.svg', '<svg>');
    const { files, sizes, variants, broken } = await readPublicFiles(root, true);
    expect(broken).toEqual([`/images/${name}`]);
    expect([...sizes.keys()]).toEqual(['/images/good.svg']);
    expect(variants).toEqual([]);
    expect(files.size).toBe(2);
  });

  it('reports a truncated photo in every format', async () => {
    const noise = sharp(randomBytes(200 * 200 * 3), { raw: { width: 200, height: 200, channels: 3 } });
    for (const format of ['png', 'jpeg', 'webp', 'avif'] as const) {
      const whole = await noise.clone()[format]().toBuffer();
      put(`public/images/whole-${format}.${format}`, whole);
      put(`public/images/cut-${format}.${format}`, whole.subarray(0, whole.length / 2));
    }
    const { broken, sizes } = await readPublicFiles(root);
    expect(broken).toEqual(['avif', 'jpeg', 'png', 'webp'].map((format) => `/images/cut-${format}.${format}`));
    expect(sizes.size).toBe(4);
  });

  it('reads an image again only if it was replaced', async () => {
    const known: KnownImages = new Map();
    put('public/images/a.png', 'words');
    expect((await readPublicFiles(root, false, known)).broken).toEqual(['/images/a.png']);
    const before = known.get('/images/a.png');
    expect((await readPublicFiles(root, false, known)).broken).toEqual(['/images/a.png']);
    expect(known.get('/images/a.png')).toBe(before);
    put('public/images/a.png', await photo(4, 3));
    expect((await readPublicFiles(root, false, known)).broken).toEqual([]);
  });
});
