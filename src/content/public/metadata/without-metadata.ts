import { AVIF, GIF, JPEG, pictureFormat, PNG, WEBP, type PictureFormat } from '../pictures/picture-format.ts';
import { isAnimated } from '../pictures/is-animated.ts';
import { avifWithoutMetadata } from './avif.ts';
import { drawingWithoutMetadata } from './drawing.ts';
import { gifWithoutMetadata, jpegWithoutMetadata, pngWithoutMetadata, webpWithoutMetadata } from './raster-formats.ts';

const REMOVERS = new Map<PictureFormat, (content: Buffer) => Buffer>([
  [AVIF, avifWithoutMetadata],
  [GIF, gifWithoutMetadata],
  [JPEG, jpegWithoutMetadata],
  [PNG, pngWithoutMetadata],
  [WEBP, webpWithoutMetadata],
]);

/** Quality at which a photo is encoded again after it was turned. */
const TURNED_QUALITY = 92;

/** Pictures inside of a drawing, in an attribute or a style. */
const EMBEDDED = /(data:image\/[\w.+-]+;base64,)((?:[A-Za-z\d+/=\s]|&#(?:9|10|13);)+)/g;

/** Returns whether a file is a picture that may hold metadata, by the beginning of its content and its name. */
export const mayHoldMetadata = (name: string, start: Uint8Array): boolean => {
  const format = pictureFormat(start);
  return /\.svg$/i.test(name) || (format !== undefined && REMOVERS.has(format));
};

/**
 * Removes from a picture what doesn't decide how it looks, such as the place where it was taken, the camera, its author and
 * the path of its file. Keeps the color profile, every frame, and the pixels; only a photo that its metadata turns is
 * turned and encoded again. A file that isn't a picture stays as it is. Throws if a picture is damaged.
 */
export async function withoutMetadata(content: Buffer): Promise<Buffer> {
  const format = pictureFormat(content);
  if (format === undefined) return embeddedWithoutMetadata(content);
  const remove = REMOVERS.get(format);
  return remove ? remove(await upright(content, format)) : content;
}

async function embeddedWithoutMetadata(content: Buffer): Promise<Buffer> {
  const drawing = drawingWithoutMetadata(content);
  const text = drawing ?? content.toString();
  const found = [...text.matchAll(EMBEDDED)];
  const replaced = await Promise.all(
    found.map(async ([whole, type = '', written = '']) => {
      const picture = Buffer.from(written.replace(/&#\d+;/g, ''), 'base64');
      const cleaned = await withoutMetadata(picture);
      return cleaned.equals(picture) ? whole : type + cleaned.toString('base64');
    }),
  );
  if (drawing === undefined && replaced.every((one, index) => one === found[index]?.[0])) return content;
  return Buffer.from(text.replace(EMBEDDED, () => replaced.shift() ?? ''));
}

/** Turns a photo as its metadata says, since that is removed. */
async function upright(content: Buffer, format: PictureFormat): Promise<Buffer> {
  if (format === GIF || format === AVIF || isAnimated(content, format)) return content;
  const { default: sharp } = await import('sharp');
  const { orientation = 1 } = await sharp(content).metadata();
  if (orientation === 1) return content;
  const turned = sharp(content).autoOrient().keepIccProfile();
  if (format === PNG) return turned.png().toBuffer();
  const quality = TURNED_QUALITY;
  return (format === WEBP ? turned.webp({ quality }) : turned.jpeg({ quality, chromaSubsampling: '4:4:4' })).toBuffer();
}
