import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import sharp, { type Sharp } from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { publicCopies } from './public-copies.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'public-copies-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function put(file: string, content: string | Uint8Array = '') {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
}
const cleaned = () => join(root, '.build/cleaned');
const copies = (unpublished: ReadonlySet<string> = new Set()) => publicCopies(root, unpublished, cleaned());

const SECRET = 'Kept-Between-Us';
const drawn = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#963' } });
const noted = (picture: Sharp, orientation: number) =>
  picture
    .withMetadata({ orientation })
    .withExifMerge({
      IFD0: { Artist: SECRET },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '55/1 40/1 34/1' },
    })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/" x:by="${SECRET}"/>`)
    .withIccProfile('p3');

it('publishes pictures of every format without metadata, whatever they are called and whether a page uses them', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('jpeg' as const, 'png' as const, 'webp' as const, 'avif' as const),
      fc.constantFrom('images/a.jpg', 'images/b.png', 'press/photo', 'press/A.JPEG', 'c.webp', 'd.avif'),
      fc.integer({ min: 1, max: 8 }),
      fc.integer({ min: 1, max: 40 }),
      fc.integer({ min: 1, max: 40 }),
      async (format, file, orientation, width, height) => {
        put(
          `public/${file}`,
          await noted(drawn(width, height), format === 'avif' ? 1 : orientation)
            .toFormat(format)
            .toBuffer(),
        );
        const was = await sharp(readFileSync(join(root, 'public', file))).metadata();
        expect(was.orientation).toBe(format === 'avif' ? undefined : orientation);
        const from = (await copies()).find((copy) => copy.file === file)?.from ?? '';
        const is = await sharp(readFileSync(from)).metadata();
        expect([is.exif, is.xmp, is.iptc, is.orientation]).toEqual([undefined, undefined, undefined, undefined]);
        expect(readFileSync(from).includes(SECRET)).toBe(false);
        expect([is.width, is.height]).toEqual([was.autoOrient.width, was.autoOrient.height]);
        expect(is.icc).toBeDefined();
      },
    ),
    { numRuns: 40 },
  );
});

it('copies what has no metadata, and what is no picture, from public/ itself', async () => {
  put('public/images/a.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  put('public/images/b.png', await drawn(4, 3).png().toBuffer());
  put('public/flyer.pdf', '%PDF-1.7 Author');
  put('public/empty.txt', '');
  expect(await copies()).toEqual(
    ['empty.txt', 'flyer.pdf', 'images/a.svg', 'images/b.png'].map((file) => ({
      file,
      from: join(root, 'public', file),
    })),
  );
});

it('publishes nothing that systems, editors and sync programs leave, nothing hidden, and nothing that is held back', async () => {
  for (const file of ['.env', '.DS_Store', 'Thumbs.db', 'images/._a.png', 'images/a (conflicted copy).svg', 'next.txt'])
    put(`public/${file}`, SECRET);
  put('public/.well-known/security.txt', 'Contact: https://example.com');
  expect((await copies(new Set(['/next.txt']))).map(({ file }) => file)).toEqual(['.well-known/security.txt']);
});

it('keeps no picture of an earlier build', async () => {
  put('.build/cleaned/old.jpg', SECRET);
  put('public/images/a.svg', `<svg xmlns="http://www.w3.org/2000/svg"><!-- ${SECRET} --></svg>`);
  const [copy] = await copies();
  expect(readFileSync(copy?.from ?? '', 'utf8')).toBe('<svg xmlns="http://www.w3.org/2000/svg"></svg>');
  expect(copy?.from).toBe(join(cleaned(), 'images/a.svg'));
  expect(() => readFileSync(join(cleaned(), 'old.jpg'))).toThrow('ENOENT');
});

it('names a picture that is too damaged to remove its metadata', async () => {
  put('public/press/photo', Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0xff]));
  await expect(copies()).rejects.toThrow('public/press/photo is damaged');
});
