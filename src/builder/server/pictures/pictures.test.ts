import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { IncomingMessage } from 'node:http';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { receiveUpload } from './receive-upload.ts';
import { findSamePicture } from './same-picture.ts';
import { storePicture } from './store-picture.ts';
import { listPictures, removePicture } from './pictures.ts';
import { PNG } from '../../../content/public/pictures/picture-format.ts';
import { MAX_UPLOAD_BYTES } from '../../protocol/transport.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pictures-'));
  mkdirSync(join(root, 'content/pages'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const COLOR = { r: 200, g: 40, b: 40 };
const canvas = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: COLOR } });
const folder = () => join(root, 'public/images');

describe('storing a picture', () => {
  it.each(['png', 'jpeg', 'webp', 'avif'] as const)('accepts %s and keeps its format', async (format) => {
    const answer = await storePicture(root, 'Mit Billede.bin', await canvas(40, 30).toFormat(format).toBuffer());
    const path = `/images/mit-billede.${format === 'jpeg' ? 'jpg' : format}`;
    expect(answer).toMatchObject({ ok: true, picture: { path, width: 40, height: 30, usedBy: [] } });
    const stored = readFileSync(join(root, 'public', path));
    expect(answer).toMatchObject({ picture: { bytes: stored.length } });
    expect((await sharp(stored).metadata()).width).toBe(40);
    expect(readdirSync(folder())).toHaveLength(1);
  });

  it('resizes to 2400 pixels, and never enlarges', async () => {
    const wide = await storePicture(root, 'wide.png', await canvas(3000, 1500).png().toBuffer());
    expect(wide).toMatchObject({ picture: { width: 2400, height: 1200 } });
  });

  it('turns a photo upright and removes its metadata', async () => {
    const photo = await canvas(60, 20)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    expect(await storePicture(root, 'photo.jpg', photo)).toMatchObject({ picture: { width: 20, height: 60 } });
    const { exif, orientation } = await sharp(join(folder(), 'photo.jpg')).metadata();
    expect([exif, orientation]).toEqual([undefined, undefined]);
  });

  it('keeps the frames of what moves, without its metadata', async () => {
    const frames = await Promise.all(
      [4, 5].map((red) =>
        canvas(40, 30)
          .tint({ r: red * 40, g: 0, b: 0 })
          .png()
          .toBuffer(),
      ),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .withExif({ IFD0: { Copyright: 'Somebody' } })
      .webp()
      .toBuffer();
    expect(await storePicture(root, 'moving.webp', moving)).toMatchObject({ picture: { width: 40, height: 30 } });
    const { pages, exif } = await sharp(join(folder(), 'moving.webp')).metadata();
    expect([pages, exif]).toEqual([2, undefined]);
  });

  it('never overwrites a picture', async () => {
    const pictures = await Promise.all([4, 5, 6].map((size) => canvas(size, size).png().toBuffer()));
    const answers = await Promise.all(pictures.map((bytes) => storePicture(root, 'a.png', bytes, { keepsBoth: true })));
    expect(
      answers.map((answer) => answer.ok && answer.picture.path).sort((a, b) => (String(a) < String(b) ? -1 : 1)),
    ).toEqual(['/images/a-2.png', '/images/a-3.png', '/images/a.png']);
    expect(readdirSync(folder())).toHaveLength(3);
  });

  it('stores the same picture once, whatever it is called', async () => {
    const photo = await canvas(60, 20)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Somebody' } })
      .toBuffer();
    const first = await storePicture(root, 'photo.jpg', photo);
    expect(first).toMatchObject({ ok: true, isNew: true, picture: { path: '/images/photo.jpg' } });
    const again = await Promise.all([
      storePicture(root, 'IMG_2041.JPG', photo),
      storePicture(root, 'stored.jpg', readFileSync(join(folder(), 'photo.jpg'))),
    ]);
    for (const answer of again)
      expect(answer).toMatchObject({ ok: true, isNew: false, picture: { path: '/images/photo.jpg', width: 60 } });
    expect(readdirSync(folder())).toEqual(['photo.jpg']);
  });

  it('takes a HEIC photo of a phone, upright and without the place where it was taken', async () => {
    const photo = readFileSync(join(import.meta.dirname, '__fixtures__/phone.heic'));
    expect(await storePicture(root, 'IMG_2041.HEIC', photo)).toMatchObject({
      picture: { path: '/images/img-2041.jpg', width: 48, height: 64 },
    });
    const { format, exif } = await sharp(join(folder(), 'img-2041.jpg')).metadata();
    expect([format, exif]).toEqual(['jpeg', undefined]);
  });

  it('takes a drawing without what could harm visitors, and says what is missing', async () => {
    const harmless = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 6"><path d="M0 0h9"/></svg>';
    const logo = await storePicture(root, 'Logo.svg', Buffer.from(harmless));
    expect(logo).toMatchObject({ ok: true, picture: { path: '/images/logo.svg', width: 9, height: 6 } });
    expect(logo).not.toHaveProperty('note');
    const harmful = harmless.replace('<path', '<script>alert(1)</script><path id="a"');
    const note = expect.stringContaining('removed from the drawing: scripts.') as string;
    expect(await storePicture(root, 'other.svg', Buffer.from(harmful))).toMatchObject({ ok: true, note });
    expect(readFileSync(join(folder(), 'other.svg'), 'utf8')).not.toContain('alert');
  });

  it('knows a picture again in another format, size and quality, also if it is sent twice at once', async () => {
    const drawn = await sharp(readFileSync(join(import.meta.dirname, '../../../../public/images/portrait.svg')))
      .resize(900)
      .png()
      .toBuffer();
    const small = await sharp(drawn).flatten({ background: '#fff' }).resize(500).jpeg({ quality: 60 }).toBuffer();
    const large = await sharp(drawn).flatten({ background: '#fff' }).jpeg({ quality: 80 }).toBuffer();
    const other = await sharp(large).flop().toBuffer();
    const answers = await Promise.all([large, small, other].map((bytes) => storePicture(root, 'a.jpg', bytes)));
    expect(answers.map((answer) => answer.ok && [answer.isNew, answer.picture.path, answer.picture.width])).toEqual([
      [true, '/images/a.jpg', 900],
      [false, '/images/a.jpg', 900],
      [true, '/images/a-2.jpg', 900],
    ]);
    const kept = await storePicture(root, 'a.jpg', small, { keepsBoth: true });
    expect(kept).toMatchObject({ isNew: true, picture: { path: '/images/a-3.jpg', width: 500 } });
  });

  it('finds the same picture in a folder, and tells other ones of the same size apart', async () => {
    mkdirSync(join(folder(), 'logos'), { recursive: true });
    const [one, other] = [Buffer.from('one'), Buffer.from('two')];
    writeFileSync(join(folder(), 'logos/a.png'), one);
    writeFileSync(join(folder(), 'b.txt'), other);
    symlinkSync(join(folder(), 'logos/a.png'), join(folder(), '0.png'));
    // Neither a copy of a sync program nor a name that fields refuse can be used on a page.
    for (const name of ['._a.png', '1 (conflicted copy).png', 'My Photo.png']) writeFileSync(join(folder(), name), one);
    const version = (data: Buffer) => ({ data, format: PNG, isAnimated: true });
    expect(await findSamePicture(root, one, version(one))).toBe('/images/logos/a.png');
    expect(await findSamePicture(root, other, version(other))).toBeUndefined(); // no picture by its name
  });

  it.each([
    ['fake.png', () => Buffer.from('<html>not a picture</html>'), '“fake.png”: This is a web page that was saved'],
    ['words.png', () => Buffer.from('words'), '“words.png”: The file is not a picture.'],
    ['empty.png', () => Buffer.alloc(0), '“empty.png”: The file is empty.'],
    [
      'pointer.png',
      () => Buffer.from('version https://git-lfs.github.com/spec/v1\n'),
      'Ask your developer for the picture itself',
    ],
    ['phone.jpg', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), 'The picture is damaged'],
    ['scan.png', () => canvas(4, 4).tiff().toBuffer(), 'This is a TIFF picture'],
    ['many.svg', () => Buffer.from('<!DOCTYPE svg [<!ENTITY a "a">]><svg/>'), 'export it as plain SVG'],
    [
      'moving.gif',
      () => canvas(4, 4).gif().toBuffer(),
      'This is a GIF, which pages do not show. Export it as PNG, or as an animated WebP if it moves.',
    ],
    ['cut.png', async () => (await noise(200).png().toBuffer()).subarray(0, 4000), '“cut.png”: The picture is damaged'],
    ['huge.png', () => Buffer.alloc(MAX_UPLOAD_BYTES + 1), 'larger than 10 MB'],
  ])('refuses %s', async (name, bytes, message) => {
    const answer = await storePicture(root, name, await bytes());
    expect(answer).toMatchObject({ ok: false, message: expect.stringContaining(message) as string });
    expect(existsSync(folder()) ? readdirSync(folder()) : []).toEqual([]);
  });

  it('refuses to write through a link', async () => {
    const outside = mkdtempSync(join(tmpdir(), 'outside-'));
    mkdirSync(join(root, 'public'));
    symlinkSync(outside, folder());
    const answer = await storePicture(root, 'a.png', await canvas(4, 4).png().toBuffer());
    expect(answer).toMatchObject({ ok: false });
    expect(readdirSync(outside)).toEqual([]);
    rmSync(outside, { recursive: true });
  });
});

const noise = (size: number) =>
  sharp({
    create: {
      width: size,
      height: size,
      channels: 3,
      background: COLOR,
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });

describe('an upload', () => {
  const send = (url: string, bytes: Uint8Array[]) =>
    receiveUpload(
      { root, handlers: {} },
      Object.assign(Readable.from(bytes), { url, headers: {} }) as unknown as IncomingMessage,
    );

  it('takes the name from the query', async () => {
    const bytes = await canvas(4, 4).png().toBuffer();
    const answer = await send('/_builder/upload?name=..%2F..%2Fetc%2FTeam%20Photo%20(1).PNG', [bytes]);
    expect(answer).toMatchObject({ status: 200, body: { ok: true, picture: { path: '/images/team-photo-1.png' } } });
  });

  it('is refused beyond 10 MB, without being kept', async () => {
    const megabyte = Buffer.alloc(1024 * 1024);
    const answer = await send(
      '/_builder/upload?name=a.png',
      Array.from({ length: 11 }, () => megabyte),
    );
    expect(answer).toEqual({ status: 413, body: 'The file is larger than 10 MB. Choose a smaller one.' });
    expect(existsSync(folder())).toBe(false);
  });
});

describe('the stored pictures', () => {
  beforeEach(async () => {
    for (const [index, name] of ['free.png', 'used.png', 'symbol.svg'].entries())
      await storePicture(
        root,
        name,
        await canvas(8 + index, 6)
          .png()
          .toBuffer(),
      );
    writeFileSync(join(folder(), 'symbol.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    // Not valid YAML: its pictures count all the same.
    writeFileSync(join(root, 'content/pages/home.yaml'), 'src: [ /images/used.png\nalt: :');
  });

  it('are listed with size and users, without those of the program', async () => {
    const [free, , used] = await listPictures(root);
    expect(free).toMatchObject({ path: '/images/free.png', width: 8, height: 6, usedBy: [] });
    expect(used).toMatchObject({ path: '/images/used.png', usedBy: ['content/pages/home.yaml'] });
  });

  it('are removed only while nothing names them', async () => {
    expect(await removePicture(root, '/images/used.png')).toEqual({
      ok: false,
      message: '/images/used.png is used by content/pages/home.yaml. Choose another picture there first.',
    });
    expect(await removePicture(root, '/images/free.png')).toEqual({ ok: true, message: 'Deleted /images/free.png.' });
    expect(existsSync(join(folder(), 'used.png'))).toBe(true);
    expect(existsSync(join(folder(), 'free.png'))).toBe(false);
  });

  it.each(['/images/symbol.svg', '/images/../../content/pages/home.yaml', '/favicon.ico', ''])(
    'are none at %j',
    async (path) => {
      expect(await removePicture(root, path)).toMatchObject({ ok: false });
      expect(existsSync(join(root, 'content/pages/home.yaml'))).toBe(true);
    },
  );
});
