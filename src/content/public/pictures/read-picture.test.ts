import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { HIDDEN_DRAWINGS } from './__fixtures__/drawing-sizes.ts';
import { isProblem } from './picture-problem.ts';
import { readPicture } from './read-picture.ts';

const canvas = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#888' } });

/** Says what is wrong with a picture, and what to do. */
async function said(name: string, content: string | Uint8Array): Promise<string> {
  const read = await readPicture(Buffer.from(content), name);
  const problem = isProblem(read) ? read : read.warning;
  return problem ? `${problem.message} ${problem.hint}` : '';
}

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
const PAGE = '<!-- saved --><!DOCTYPE html><html><svg width="9" height="9"/></html>';
const LFS = 'version https://git-lfs.github.com/spec/v1\noid sha256:1234\nsize 12345\n';
const container = (...brands: string[]) =>
  Buffer.from(`\0\0\0${String.fromCharCode(12 + 4 * brands.length)}ftyp${brands.join('\0\0\0\0')}`, 'latin1');

const WEB_PAGE =
  'This is a web page that was saved under the name of a picture. Save the picture itself: open it alone in the browser, and save it from there.';
const POINTER =
  'This is not the picture itself, but a pointer of Git LFS to it. Run "git lfs pull", which fetches the picture.';
const notShown = (what: string) => `This is a ${what}, which pages do not show. Export it as PNG, JPEG, WebP or AVIF.`;

describe('a picture that pages cannot show has its own cause and remedy:', () => {
  it.each([
    ['an empty photo', 'a.png', '', 'The file is empty. Copy or export the picture again.'],
    ['an empty drawing', 'a.svg', '', 'The file is empty. Copy or export the picture again.'],
    ['a pointer in place of a photo', 'a.webp', LFS, POINTER],
    ['a pointer in place of a drawing', 'a.SVG', LFS, POINTER],
    ['words', 'a.jpg', 'words', 'The file is not a picture. Export it again as PNG, JPEG, WebP or AVIF.'],
    ['a web page as a photo', 'a.jpg', PAGE, WEB_PAGE],
    ['a web page as a drawing', 'a.svg', PAGE, WEB_PAGE],
    ['a web page in UTF-16', 'a.png', Buffer.from(`\uFEFF${PAGE}`, 'utf16le'), WEB_PAGE],
    ['a photo of an iPhone', 'a.jpg', container('heic', 'mif1', 'heic'), notShown('HEIC picture')],
    ['a photo of an iPhone by its second brand', 'a.heic', container('mif1', 'heic'), notShown('HEIC picture')],
    ['a Photoshop file', 'a.png', '8BPS\0\x01', notShown('Photoshop file')],
    ['a PDF', 'a.png', '%PDF-1.7\n', notShown('PDF')],
    ['a PDF as a drawing', 'a.svg', '%PDF-1.7\n', notShown('PDF')],
    ['a TIFF', 'a.png', 'II*\0\x08', notShown('TIFF picture')],
    ['a bitmap', 'a.png', 'BM\x46\0\0\0\0\0\0\0', notShown('BMP picture')],
    ['a JPEG XL', 'a.jpg', Buffer.from([0xff, 0x0a, 0]), notShown('JPEG XL picture')],
    [
      'a GIF',
      'a.png',
      'GIF89a',
      'This is a GIF, which pages do not show. Export it as PNG, or as an animated WebP if it moves.',
    ],
    [
      'a drawing under the name of a photo',
      'a.png',
      DRAWING,
      'The name ends in .png, but this is an SVG drawing. Rename the file so that it ends in .svg, also where it is shown.',
    ],
    [
      'a drawing of no size',
      'a.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="9"/>',
      'The drawing has a size of 0 × 9 pixels, so that nothing of it shows. Write its width and height in the first tag, or only a viewBox.',
    ],
  ])('%s', async (_what, name, content, expected) => {
    expect(await said(name, content)).toBe(expected);
  });

  it.each(HIDDEN_DRAWINGS)('$spelling', async ({ content, message }) => {
    expect(await said('a.svg', content)).toContain(message);
  });

  it('a photo under the name of a drawing', async () => {
    expect(await said('a.svg', await canvas(4, 3).png().toBuffer())).toBe(
      'The name ends in .svg, but this is a PNG. Rename the file so that it ends in .png, also where it is shown.',
    );
  });

  it('a truncated photo in every format', async () => {
    const noise = sharp(randomBytes(200 * 200 * 3), { raw: { width: 200, height: 200, channels: 3 } });
    for (const format of ['png', 'jpeg', 'webp', 'avif'] as const) {
      const whole = await noise.clone()[format]().toBuffer();
      expect(await said(`a.${format}`, whole), format).toBe('');
      for (const part of [0.02, 0.5, 0.9])
        expect(await said(`a.${format}`, whole.subarray(0, whole.length * part)), `${format} ${part}`).toBe(
          'The picture is damaged, or a part of the file is missing. Copy it again from where it is whole, or export it again as PNG, JPEG, WebP or AVIF.',
        );
    }
  });

  it('a photo of too many pixels', async () => {
    const png = await canvas(4, 3).png().toBuffer();
    png.writeUInt32BE(20_000, 16);
    png.writeUInt32BE(14_000, 20);
    png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
    expect(await said('a.png', png)).toBe(
      'The picture has 20000 × 14000 pixels, and at most 268 million can be read. Make it smaller: 2400 pixels of width are enough for every screen.',
    );
  });
});

describe('a picture that pages show', () => {
  it.each([
    ['a.png', 'png'],
    ['a.JPG', 'jpeg'],
    ['a.jpeg', 'jpeg'],
    ['a.webp', 'webp'],
    ['a.avif', 'avif'],
  ] as const)('%s is read without a remark', async (name, format) => {
    const read = await readPicture(await canvas(40, 30)[format]().toBuffer(), name);
    expect(read).toMatchObject({ width: 40, height: 30, isAnimated: false });
    expect(read).not.toHaveProperty('warning');
  });

  it('that moves has the size at which it is published: without the tag that would turn it', async () => {
    const frames = await Promise.all(
      ['#c33', '#36c'].map((background) =>
        sharp({ create: { width: 40, height: 30, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .withMetadata({ orientation: 6 })
      .webp()
      .toBuffer();
    expect(await readPicture(moving, 'a.webp')).toMatchObject({ width: 40, height: 30, isAnimated: true });
  });

  it('has the ending of another format: a remark that a new name settles', async () => {
    const jpeg = await canvas(40, 30).jpeg().toBuffer();
    expect(await said('a.png', jpeg)).toBe(
      'The name ends in .png, but this is a JPEG. Rename the file so that it ends in .jpg, also where it is shown.',
    );
    expect(await said('a.jpg', jpeg)).toBe('');
  });
});
