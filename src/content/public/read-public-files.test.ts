import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { filesIn } from '../../../ssg/files-in.ts';
import { listPublicFiles } from './list-public-files.ts';
import { readPublicFiles, type KnownImages } from './read-public-files.ts';
import { writeImageVariants } from '../outputs/write-images.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'public-files-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function put(file: string, content: string | Uint8Array = '') {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
}
const image = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#888' } });
const photo = (width: number, height: number) => image(width, height).png().toBuffer();

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg"/>';

describe('listPublicFiles', () => {
  it('lists files by URL path, sorted, without folders', () => {
    put('public/images/b.svg');
    put('public/images/a.svg');
    put('public/robots.txt');
    expect(listPublicFiles(root)).toEqual({
      files: new Set(['/images/a.svg', '/images/b.svg', '/robots.txt']),
      outside: [],
      leftOut: [],
      fonts: new Set(),
    });
    expect([...listPublicFiles(root).files]).toEqual(['/images/a.svg', '/images/b.svg', '/robots.txt']);
  });

  it('returns nothing without a folder', () => {
    expect(listPublicFiles(root)).toEqual({ files: new Set(), outside: [], leftOut: [], fonts: new Set() });
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
      fonts: new Set(),
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
  it('reads the size of a photo, and only of images', async () => {
    put('public/images/a.PNG', await photo(40, 30));
    put('public/robots.txt');
    put('public/images/png.txt');
    const { files, sizes, variants } = await readPublicFiles(root);
    expect([...sizes]).toEqual([['/images/a.PNG', { width: 40, height: 30 }]]);
    expect(files.size).toBe(3);
    expect(variants).toEqual([]);
  });

  it('reads the size of files for download, again once one has changed', async () => {
    const known: KnownImages = new Map();
    const sizes = async () => [...(await readPublicFiles(root, false, known)).downloadSizes];
    put('public/files/prices.pdf', '%PDF-1.7 and more');
    put('public/files/Prices.pdf', '%PDF-1.7');
    put('public/other.pdf', '%PDF-1.7');
    expect(await sizes()).toEqual([['/files/prices.pdf', 17]]);
    put('public/files/prices.pdf', '%PDF-1.7');
    expect(await sizes()).toEqual([['/files/prices.pdf', 8]]);
  });

  it('sorts by name, regardless of reading order', async () => {
    const names = Array.from({ length: 40 }, (_, index) => `/images/${String(index).padStart(2, '0')}`);
    for (const [index, name] of names.entries())
      put(`public${name}.${index % 2 ? 'svg' : 'png'}`, index % 2 ? DRAWING : await photo(4, 3));
    expect([...(await readPublicFiles(root)).sizes.keys()].map((file) => file.replace(/\..*/, ''))).toEqual(names);
  });

  it('offers variants of page photos for a build, but not of drawings and icons', async () => {
    put('public/images/a.png', await photo(500, 10));
    put('public/icons/a.png', await photo(500, 10));
    put('public/images/b.svg', DRAWING);
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
  it('names each with its cause, and continues', async () => {
    put('public/images/a.png', '');
    put('public/images/b.svg', 'words');
    put('public/images/good.svg', DRAWING);
    const { files, sizes, variants, problems } = await readPublicFiles(root, true);
    expect(problems).toMatchObject([
      { severity: 'error', file: 'public/images/a.png', message: 'The file is empty.' },
      { severity: 'error', file: 'public/images/b.svg', message: expect.stringContaining('not valid XML') as string },
    ]);
    expect([...sizes.keys()]).toEqual(['/images/good.svg']);
    expect(variants).toEqual([]);
    expect(files.size).toBe(3);
  });

  it('shows a picture with the ending of another format, and says so', async () => {
    put('public/images/a.jpg', await photo(40, 30));
    const { sizes, problems } = await readPublicFiles(root);
    expect(sizes.get('/images/a.jpg')).toEqual({ width: 40, height: 30 });
    expect(problems).toMatchObject([{ severity: 'warning', hint: expect.stringContaining('ends in .png') as string }]);
  });

  it('reports formats that would be published with their metadata, whatever the name', async () => {
    put('public/press/photo.tif', Buffer.from('II*\0').toString());
    put('public/press/photo', await image(4, 3).tiff().toBuffer());
    put('public/press/flyer.pdf', '%PDF-1.7');
    put('public/press/a.gif', await image(4, 3).gif().toBuffer());
    const { problems } = await readPublicFiles(root);
    expect(problems.map(({ file }) => file)).toEqual(['public/press/photo', 'public/press/photo.tif']);
  });

  it('reads an image again only if it was replaced', async () => {
    const known: KnownImages = new Map();
    const messages = async () => (await readPublicFiles(root, false, known)).problems.map(({ message }) => message);
    put('public/images/a.png', 'words');
    expect(await messages()).toEqual(['The file is not a picture.']);
    const before = known.get('/images/a.png');
    expect(await messages()).toEqual(['The file is not a picture.']);
    expect(known.get('/images/a.png')).toBe(before);
    put('public/images/a.png', await photo(4, 3));
    expect(await messages()).toEqual([]);
  });

  it('offers no variants of what moves: they would show the first frame only', async () => {
    const frames = await Promise.all([photo(400, 300), image(400, 300).negate().png().toBuffer()]);
    put(
      'public/images/a.webp',
      await sharp(frames, { join: { animated: true } })
        .webp()
        .toBuffer(),
    );
    const { sizes, variants, problems } = await readPublicFiles(root, true);
    expect([sizes.get('/images/a.webp'), variants, problems]).toEqual([{ width: 400, height: 300 }, [], []]);
  });
});
