import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { isAnimated } from '../pictures/is-animated.ts';
import { PNG } from '../pictures/picture-format.ts';
import { boxOf } from './avif.ts';
import { withoutMetadata } from './without-metadata.ts';

/** Words that stand in metadata of each kind. */
const SECRET = 'Kept-Between-Us';
const EXIF = {
  IFD0: { Artist: SECRET, Copyright: SECRET, Software: SECRET },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '55/1 40/1 34/1', GPSLongitudeRef: 'E', GPSLongitude: '12/1 34/1 6/1' },
};
const XMP = `<?xpacket begin=""?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" dc:creator="${SECRET}"/></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`;

/** A picture whose two halves differ, so that a turn shows. */
const scene = (width = 64, height = 48): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#c33' } }).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: '#36c' } }, left: 0, top: 0 },
  ]);
const noted = (picture: Sharp): Sharp => picture.withExif(EXIF).withXmp(XMP).withIccProfile('p3', { attach: true });

const pixelsOf = (picture: Buffer) => sharp(picture, { animated: true }).raw().toBuffer();

const pngChunk = (type: string, text: string) => {
  const body = Buffer.from(type + text, 'latin1');
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(text.length);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
};
/** Puts chunks before the pixels of a PNG, and something behind its end. */
const withChunks = (png: Buffer) =>
  Buffer.concat([
    png.subarray(0, 33),
    pngChunk('tEXt', `Author\0${SECRET}`),
    pngChunk('tIME', '\x07\xea\x0b\x1a\0\0\0'),
    pngChunk('prVt', SECRET),
    png.subarray(33),
    Buffer.from(SECRET),
  ]);
/** Puts a comment and data of programs into a JPEG, and a film behind its end. */
const withSegments = (jpeg: Buffer) => {
  const segment = (marker: number, text: string) =>
    Buffer.concat([Buffer.from([0xff, marker, 0, text.length + 2]), Buffer.from(text, 'latin1')]);
  return Buffer.concat([
    jpeg.subarray(0, 2),
    segment(0xfe, SECRET),
    segment(0xed, `Photoshop 3.0\0${SECRET}`),
    segment(0xe0, `JFXX\0${SECRET}`),
    segment(0xe2, `MPF\0${SECRET}`),
    jpeg.subarray(2),
    Buffer.from(`ftypmp4 ${SECRET}`),
  ]);
};

const frames = async (): Promise<Buffer> => {
  const input = await Promise.all(
    ['#c33', '#36c', '#3c6'].map((background) =>
      sharp({ create: { width: 16, height: 12, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(input, { join: { animated: true } })
    .gif({ delay: [100, 200, 300], loop: 3 })
    .toBuffer();
};
const animatedWebp = async () =>
  noted(sharp(await frames(), { animated: true }))
    .webp({ lossless: true })
    .toBuffer();
const notedGif = async () => {
  const gif = await frames();
  const end = 13 + ((gif[10] ?? 0) & 0x80 ? 3 * 2 ** (((gif[10] ?? 0) & 7) + 1) : 0);
  const comment = Buffer.concat([Buffer.from([0x21, 0xfe, SECRET.length]), Buffer.from(SECRET), Buffer.from([0])]);
  const xmp = Buffer.concat([
    Buffer.from([0x21, 0xff, 11]),
    Buffer.from('XMP DataXMP'),
    Buffer.from([SECRET.length]),
    Buffer.from(SECRET),
    Buffer.from([0]),
  ]);
  return Buffer.concat([gif.subarray(0, end), comment, xmp, gif.subarray(end), Buffer.from(SECRET)]);
};
/** A picture of two frames, as browsers read it; sharp shows the first alone. */
const apng = async () => {
  const png = await scene().png().toBuffer();
  const control = (number: number) =>
    `\0\0\0${String.fromCharCode(number)}\0\0\0\x40\0\0\0\x30\0\0\0\0\0\0\0\0\0\x01\0\x0a\0\0`;
  const end = png.length - 12;
  const data = png.indexOf('IDAT');
  const pixels = png.toString('latin1', data + 4, data + 4 + png.readUInt32BE(data - 4));
  return Buffer.concat([
    png.subarray(0, 33),
    pngChunk('acTL', '\0\0\0\x02\0\0\0\0'),
    pngChunk('fcTL', control(0)),
    pngChunk('iTXt', `Comment\0\0\0\0\0${SECRET}`),
    png.subarray(33, end),
    pngChunk('fcTL', control(1)),
    pngChunk('fdAT', `\0\0\0\x02${pixels}`),
    png.subarray(end),
  ]);
};

/** How far two pictures are from each other on average, in levels of a color. */
const meanDifference = (one: Buffer = Buffer.alloc(0), other: Buffer = Buffer.alloc(0)) =>
  one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 255)), 0) / one.length;

const PICTURES: readonly (readonly [string, () => Promise<Buffer>])[] = [
  ['a JPEG', () => noted(scene()).jpeg().toBuffer()],
  [
    'a progressive JPEG with data of programs',
    async () => withSegments(await noted(scene()).jpeg({ progressive: true }).toBuffer()),
  ],
  ['a PNG', async () => withChunks(await noted(scene()).png().toBuffer())],
  ['a PNG with 16 bits', async () => withChunks(await noted(scene()).toColourspace('rgb16').png().toBuffer())],
  ['a PNG with a palette', async () => withChunks(await noted(scene()).png({ palette: true }).toBuffer())],
  ['a WebP', () => noted(scene()).webp().toBuffer()],
  ['a lossless WebP with transparency', () => noted(scene().ensureAlpha(0.5)).webp({ lossless: true }).toBuffer()],
  ['an AVIF', () => noted(scene()).avif().toBuffer()],
  [
    'an AVIF with a box of a program',
    async () =>
      Buffer.concat([await noted(scene()).avif().toBuffer(), boxOf('uuid', Buffer.from(SECRET.padStart(31)))]),
  ],
  ['an animated WebP', animatedWebp],
  ['a GIF', notedGif],
  ['an animated PNG', apng],
];

describe('without metadata', () => {
  it.each(PICTURES)('%s has the same pixels and colors, and nothing else', async (_what, make) => {
    const before = await make();
    expect(before.includes(SECRET) || before.includes('Exif')).toBe(true);
    const after = await withoutMetadata(before);
    const [was, is] = [await sharp(before).metadata(), await sharp(after).metadata()];
    expect([is.exif, is.xmp, is.iptc, is.comments]).toEqual([undefined, undefined, undefined, undefined]);
    expect(after.includes(SECRET)).toBe(false);
    expect(after.includes('Exif')).toBe(false);
    expect([is.format, is.width, is.height, is.icc, is.pages, is.delay, is.loop]).toEqual([
      was.format,
      was.width,
      was.height,
      was.icc,
      was.pages,
      was.delay,
      was.loop,
    ]);
    expect((await pixelsOf(after)).equals(await pixelsOf(before))).toBe(true);
    expect((await withoutMetadata(after)).equals(after)).toBe(true);
  });

  it('keeps the frames of what moves', async () => {
    expect((await sharp(await withoutMetadata(await animatedWebp())).metadata()).pages).toBe(3);
    expect((await sharp(await withoutMetadata(await notedGif())).metadata()).pages).toBe(3);
    const moving = await withoutMetadata(await apng());
    expect(isAnimated(moving, PNG)).toBe(true);
    expect(moving.includes('fdAT')).toBe(true);
  });

  it.each([2, 3, 4, 5, 6, 7, 8])('turns a photo with orientation %d', async (orientation) => {
    for (const make of [
      (one: Sharp) => one.jpeg({ quality: 100, chromaSubsampling: '4:4:4' }),
      (one: Sharp) => one.png(),
      (one: Sharp) => one.webp({ lossless: true }),
    ]) {
      const before = await make(scene().withMetadata({ orientation })).toBuffer();
      expect((await sharp(before).metadata()).orientation).toBe(orientation);
      const after = await withoutMetadata(before);
      expect((await sharp(after).metadata()).orientation).toBeUndefined();
      const [expected, found] = await Promise.all(
        [sharp(before).autoOrient(), sharp(after)].map((one) => one.raw().toBuffer({ resolveWithObject: true })),
      );
      expect([found?.info.width, found?.info.height]).toEqual([expected?.info.width, expected?.info.height]);
      expect(meanDifference(found?.data, expected?.data)).toBeLessThan(3);
    }
  });
});

describe('a drawing without metadata', () => {
  const clean = async (text: string) => (await withoutMetadata(Buffer.from(text))).toString();
  const SVG = 'xmlns="http://www.w3.org/2000/svg"';

  it('has what browsers show, and nothing of its editor', async () => {
    const inkscape = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created by ${SECRET} -->
<!DOCTYPE svg [<!ENTITY s "http://www.w3.org/2000/svg"><!ENTITY who "${SECRET}">]>
<?xpacket begin="${SECRET}"?>
<svg xmlns="&s;" xmlns:svg="&s;" xmlns:xlink="http://www.w3.org/1999/xlink"
  xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:s="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"
  xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" width="9" height="8"
  inkscape:export-filename="/home/${SECRET}/a.png" s:docname="${SECRET}.svg">
  <metadata><rdf:RDF><rdf:Description about="${SECRET}"/></rdf:RDF></metadata>
  <svg:metadata>${SECRET}</svg:metadata>
  <s:namedview><path d="M0 0"/>${SECRET}</s:namedview>
  <title>A &lt; B &amp; "C"</title>
  <style><![CDATA[ path > a { fill: red } ]]></style>
  <g inkscape:label="${SECRET}"><path d="M0&#10;0"/><use xlink:href="#a"/></g>
  <foreignObject><p xmlns="http://www.w3.org/1999/xhtml" inkscape:a="b">Words<!-- ${SECRET} --></p></foreignObject>
</svg>`;
    const cleaned = await clean(inkscape);
    expect(cleaned).not.toContain(SECRET);
    expect(cleaned).not.toMatch(/inkscape|sodipodi|rdf|metadata|<!(?!\[CDATA)|xpacket|namedview/);
    expect(cleaned.replace(/\n\s*/g, '')).toBe(
      `<svg ${SVG} xmlns:svg="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="9" height="8"><title>A &#60; B &#38; &#34;C&#34;</title><style><![CDATA[ path > a { fill: red } ]]></style><g><path d="M0&#10;0"/><use xlink:href="#a"/></g><foreignObject><p xmlns="http://www.w3.org/1999/xhtml">Words</p></foreignObject></svg>`,
    );
    expect(await clean(cleaned)).toBe(cleaned);
  });

  it.each([
    `<svg ${SVG} viewBox='0 0 9 9'><path d="M0 0"/></svg>`,
    `<?xml version="1.0"?>\n<svg ${SVG}><title>A</title><desc>B</desc></svg>\n`,
    `<?xml-stylesheet href="a.css"?><svg ${SVG}/>`,
    '<svg>no drawing</svg>',
    '<!-- a text -->',
    '',
  ])('stays as it is if it has none: %s', async (text) => {
    const content = Buffer.from(text);
    expect(await withoutMetadata(content)).toBe(content);
  });

  it('is written in UTF-8', async () => {
    const content = Buffer.from(
      `\uFEFF<?xml version="1.0" encoding="UTF-16"?><svg ${SVG}><!-- a --><title>\u00C6</title></svg>`,
      'utf16le',
    );
    expect((await withoutMetadata(content)).toString()).toBe(`<svg ${SVG}><title>\u00C6</title></svg>`);
  });

  it('has pictures without metadata in it', async () => {
    const photo = await noted(scene()).jpeg().toBuffer();
    const lines = photo.toString('base64').replace(/.{76}/g, '$&\n');
    const cleaned = await clean(
      `<svg ${SVG}><image href="data:image/jpeg;base64,${lines}"/><style>a { background: url(data:image/jpeg;base64,${photo.toString('base64')}) }</style></svg>`,
    );
    const expected = (await withoutMetadata(photo)).toString('base64');
    expect(cleaned).toBe(
      `<svg ${SVG}><image href="data:image/jpeg;base64,${expected}"/><style>a { background: url(data:image/jpeg;base64,${expected}) }</style></svg>`,
    );
  });
});
