import { expect, it } from 'vitest';
import { avifWithoutMetadata, boxesIn, boxOf } from './avif.ts';

const SECRET = 'Kept-Between-Us';
const bytes = (...values: number[]) => Buffer.from(values);
const text = (value: string) => Buffer.from(value, 'latin1');
const full = (type: string, version: number, ...content: Buffer[]) => boxOf(type, bytes(version, 0, 0, 0), ...content);

/** An entry of a list of items: 1 is the picture, 2 is Exif, 3 is XMP. */
const info = (id: number, type: string) => full('infe', 2, bytes(0, id, 0, 0), text(`${type}\0`));
const reference = (id: number) => boxOf('cdsc', bytes(0, id, 0, 1, 0, 1));
const store = Buffer.concat([text('pixels'), text(SECRET), text(SECRET)]);

/** The description of items whose content is in the description itself, as of the frames of an animation. */
const description = full(
  'meta',
  0,
  full('iinf', 0, bytes(0, 3), info(1, 'av01'), info(2, 'Exif'), info(3, 'mime')),
  full('iref', 0, reference(2), reference(3)),
  full(
    'iloc',
    1,
    bytes(0x44, 0, 0, 3),
    ...[
      [1, 0, 6],
      [2, 6, SECRET.length],
      [3, 6 + SECRET.length, SECRET.length],
    ].map(([id = 0, from = 0, length = 0]) => bytes(0, id, 0, 1, 0, 0, 0, 1, 0, 0, 0, from, 0, 0, 0, length)),
  ),
  boxOf('idat', store),
);
const animation = Buffer.concat([
  boxOf('ftyp', text('avis\0\0\0\0avisavif')),
  boxOf('moov', boxOf('udta', text(SECRET)), boxOf('trak', description)),
  boxOf('uuid', text(SECRET.padEnd(32))),
  boxOf('mdat', text('frames')),
]);

it('removes items from the description of frames, and keeps the place of everything else', () => {
  const cleaned = avifWithoutMetadata(animation);
  expect(cleaned.includes(SECRET)).toBe(false);
  expect(cleaned.length).toBe(animation.length);
  expect(cleaned.indexOf('frames')).toBe(animation.indexOf('frames'));
  expect(boxesIn(cleaned).map(({ type }) => type)).toEqual(['ftyp', 'moov', 'free', 'mdat']);
  expect(cleaned.includes('av01')).toBe(true);
  for (const gone of ['Exif', 'mime', 'cdsc', 'udta']) expect(cleaned.includes(gone), gone).toBe(false);
  expect(cleaned.includes('pixels')).toBe(true);
  expect(avifWithoutMetadata(cleaned).equals(cleaned)).toBe(true);
});
