import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PICTURE, type ResolvedImage } from '../schema/image.ts';
import { listPublicFiles, type PublicFiles } from './list-public-files.ts';
import { hasVariants, sourcesOf, variantsOf, type PictureVariant } from './picture-variants.ts';

/** Width and height of a picture in pixels, and the forms in which it is offered. */
export interface PictureSize extends Pick<ResolvedImage, 'width' | 'height' | 'sources'> {}

/** Pictures that are read at the same time; all at once would run out of file handles. */
const AT_ONCE = 16;

/** A drawing, by its name. */
export const DRAWING = /\.svg$/i;

/** What may stand before the first element of a drawing, and that element. */
const PROLOGUE = /<\?[^]*?\?>|<!--[^]*?-->|<!DOCTYPE[^[>]*(?:\[[^\]]*\]\s*)?>/gi;
const SVG = /^\s*<(?:[\w-]+:)?svg\b([^>]*)>/;

/** Kinds of photographs that browsers show and the build makes smaller, as sharp names them. */
const FORMATS = new Set<string>(['png', 'jpeg', 'webp', 'av1']);

/** What lies in `public/`: addresses, the sizes of the pictures among them, and smaller forms that are to be made. */
export interface ReadPublicFiles extends PublicFiles {
  sizes: Map<string, PictureSize>;
  variants: PictureVariant[];
  /** Pictures that can not be read. */
  broken: readonly string[];
}

/** What was read of a picture, and the state of its file at that time. */
interface KnownPicture {
  stamp: string;
  /** Nothing: the picture can not be read. */
  size: PictureSize | undefined;
  variants: readonly PictureVariant[];
}

/** Pictures that were read before, by address. */
export type KnownPictures = Map<string, KnownPicture>;

/**
 * Reads what lies in `public/`.
 * @param offered whether smaller forms of pictures are offered: only a build makes them
 * @param known is filled; a picture in it is read again only if its file has changed
 */
export async function readPublicFiles(
  root: string,
  offered = false,
  known: KnownPictures = new Map(),
): Promise<ReadPublicFiles> {
  const listed = listPublicFiles(root);
  const pictures = [...listed.files].filter((file) => PICTURE.test(file)).sort();
  const next = pictures.values();
  const read = async () => {
    for (const file of next) {
      const path = join(root, 'public', file);
      const stamp = stampOf(path);
      if (known.get(file)?.stamp !== stamp) known.set(file, { stamp, ...(await readPicture(path, offered && file)) });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, read));
  // In the order of their names, whichever was read first: builds compare them as a whole.
  const inOrder = pictures.flatMap((file) => {
    const picture = known.get(file);
    return picture ? [{ file, ...picture }] : [];
  });
  return {
    ...listed,
    sizes: new Map(inOrder.flatMap(({ file, size }) => (size ? [[file, size]] : []))),
    variants: inOrder.flatMap(({ variants }) => variants),
    broken: inOrder.flatMap(({ file, size }) => (size ? [] : [file])),
  };
}

/** Tells one state of a file from another. */
function stampOf(path: string): string {
  const { mtimeMs, size, ino } = statSync(path);
  return [mtimeMs, size, ino].join(' ');
}

/** @param offered address of a picture whose smaller forms are offered */
async function readPicture(path: string, offered: string | false): Promise<Omit<KnownPicture, 'stamp'>> {
  const content = await readFile(path).catch(() => undefined);
  if (!content) return { size: undefined, variants: [] };
  const size = DRAWING.test(path) ? svgSize(content.toString()) : await photographSize(content);
  if (!size || !offered || !hasVariants(offered)) return { size, variants: [] };
  const variants = variantsOf(offered, size.width, content);
  return { size: { ...size, sources: sourcesOf(variants) }, variants };
}

/** The size of a photograph as it is seen: a phone stores one that is upright lying on its side, and says so. */
async function photographSize(content: Uint8Array): Promise<PictureSize | undefined> {
  const { default: sharp } = await import('sharp');
  try {
    const { format, compression, autoOrient } = await sharp(content).metadata();
    if (!FORMATS.has(compression ?? format)) return undefined;
    // A file that was cut short has its size all the same; only who draws the picture misses the rest.
    await sharp(content).resize(8, 8, { fit: 'fill' }).raw().toBuffer();
    return { width: autoOrient.width, height: autoOrient.height };
  } catch {
    return undefined;
  }
}

/** The size of a drawing: its width and height, else its view box. */
function svgSize(svg: string): PictureSize | undefined {
  const tag = SVG.exec(svg.replace(PROLOGUE, ''))?.[1];
  if (tag === undefined) return undefined;
  const attribute = (name: string) => Number.parseFloat(new RegExp(`\\s${name}="([\\d.]+)`).exec(tag)?.[1] ?? '');
  const [, , boxWidth, boxHeight] = (/viewBox="([^"]+)"/.exec(tag)?.[1] ?? '0 0 300 150').split(/[\s,]+/).map(Number);
  return {
    width: Math.round(attribute('width') || boxWidth || 300),
    height: Math.round(attribute('height') || boxHeight || 150),
  };
}
