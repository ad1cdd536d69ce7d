import sharp, { type Sharp } from 'sharp';
import type { Message } from '../../../content/diagnostics/diagnostic.ts';
import { withoutMetadata } from '../../../content/public/metadata/without-metadata.ts';
import {
  AVIF,
  HEIC,
  JPEG,
  PNG,
  pictureFormat,
  SVG,
  WEBP,
  type PictureFormat,
} from '../../../content/public/pictures/picture-format.ts';
import { isProblem } from '../../../content/public/pictures/picture-problem.ts';
import { readPicture, type ReadPicture } from '../../../content/public/pictures/read-picture.ts';
import { decodeHeic } from './decode-heic.ts';
import { drawingRefusal, sanitizeDrawing, type RemovedPart } from './sanitize-drawing.ts';

/** Maximum width of a stored picture, in pixels: the widest variant of the build is 2200 px. */
const MAX_WIDTH_PX = 2400;

/** A picture as it's stored. */
export interface PreparedPicture {
  data: Buffer;
  format: PictureFormat;
  width: number;
  height: number;
  isAnimated: boolean;
  /** What was taken out of a drawing. */
  removed?: readonly RemovedPart[];
}

/**
 * Makes of an uploaded picture what is stored: upright, without metadata such as the place where it was taken, and at most
 * 2400 px wide. What moves keeps its size and its frames, a drawing what is drawn.
 * @throws what sharp can't encode
 */
export async function preparePicture(bytes: Uint8Array): Promise<PreparedPicture | Message> {
  const format = pictureFormat(bytes);
  if (format === HEIC) return prepareHeic(bytes);
  const refusal = format === undefined ? drawingRefusal(bytes) : undefined;
  const picture = refusal ?? (await readPicture(bytes));
  if (isProblem(picture)) return picture;
  if (picture.format === SVG) return prepareDrawing(bytes);
  return prepareRaster(Buffer.from(bytes), picture);
}

/** Stores a photo of a phone as JPEG, and what is transparent as WebP. */
async function prepareHeic(bytes: Uint8Array): Promise<PreparedPicture | Message> {
  const png = await decodeHeic(bytes);
  if (isProblem(png)) return png;
  const { isOpaque } = await sharp(png).stats();
  return encodeUpright(sharp(png), isOpaque ? JPEG : WEBP);
}

async function prepareDrawing(bytes: Uint8Array): Promise<PreparedPicture | Message> {
  const drawing = await sanitizeDrawing(bytes);
  if (isProblem(drawing)) return drawing;
  const data = Buffer.from(drawing.text);
  const picture = await readPicture(data);
  return isProblem(picture) ? picture : { ...picture, data, removed: drawing.removed };
}

async function prepareRaster(bytes: Buffer, picture: ReadPicture): Promise<PreparedPicture> {
  if (picture.isAnimated) return { ...picture, data: await withoutMetadata(bytes) };
  return encodeUpright(sharp(bytes).autoOrient(), picture.format);
}

/** Encodes a picture again, so that nothing but its pixels is left. */
export async function encodeUpright(picture: Sharp, format: PictureFormat): Promise<PreparedPicture> {
  const resized = picture.resize({ width: MAX_WIDTH_PX, withoutEnlargement: true });
  const { data, info } = await encode(resized, format).toBuffer({ resolveWithObject: true });
  return { data, format, width: info.width, height: info.height, isAnimated: false };
}

function encode(picture: Sharp, format: PictureFormat): Sharp {
  if (format === PNG) return picture.png({ compressionLevel: 9 });
  if (format === WEBP) return picture.webp({ quality: 85 });
  return format === AVIF ? picture.avif({ quality: 65 }) : picture.jpeg({ quality: 85, mozjpeg: true });
}
