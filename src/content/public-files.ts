import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ResolvedImage } from '../schema/image.ts';
import { listPublicFiles } from './list-public-files.ts';
import { hasVariants, sourcesOf, variantsOf, type PictureVariant } from './picture-variants.ts';

/** Width and height of a picture in pixels, and the forms in which it is offered. */
export interface PictureSize extends Pick<ResolvedImage, 'width' | 'height' | 'sources'> {}

/** Pictures that are read at the same time; all at once would run out of file handles. */
const AT_ONCE = 16;

/** What lies in `public/`: addresses, the sizes of the pictures among them, and smaller forms that are to be made. */
export interface ReadPublicFiles {
  files: ReadonlySet<string>;
  sizes: Map<string, PictureSize>;
  variants: PictureVariant[];
}

/** What was read of a picture, and the state of its file at that time. */
interface KnownPicture {
  stamp: string;
  size: PictureSize;
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
  const { files } = listPublicFiles(root);
  const pictures = [...files].filter((file) => /\.(svg|png|jpe?g|webp|avif)$/i.test(file)).sort();
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
    files,
    sizes: new Map(inOrder.map(({ file, size }) => [file, size])),
    variants: inOrder.flatMap(({ variants }) => variants),
  };
}

/** Tells one state of a file from another. */
function stampOf(path: string): string {
  const { mtimeMs, size, ino } = statSync(path);
  return [mtimeMs, size, ino].join(' ');
}

/** @param offered address of a picture whose smaller forms are offered */
async function readPicture(path: string, offered: string | false): Promise<Omit<KnownPicture, 'stamp'>> {
  const size = await sizeOf(path);
  if (!offered || !hasVariants(offered)) return { size, variants: [] };
  const variants = variantsOf(offered, size.width, await readFile(path));
  return { size: { ...size, sources: sourcesOf(variants) }, variants };
}

async function sizeOf(path: string): Promise<PictureSize> {
  if (path.endsWith('.svg')) return svgSize(await readFile(path, 'utf8'));
  const { default: sharp } = await import('sharp');
  const { width, height } = await sharp(path).metadata();
  return { width, height };
}

/** The size of a drawing: its width and height, else its view box. */
function svgSize(svg: string): PictureSize {
  const tag = /<svg\b[^>]*>/.exec(svg)?.[0] ?? '';
  const attribute = (name: string) => Number.parseFloat(new RegExp(`\\s${name}="([\\d.]+)`).exec(tag)?.[1] ?? '');
  const [, , boxWidth, boxHeight] = (/viewBox="([^"]+)"/.exec(tag)?.[1] ?? '0 0 300 150').split(/[\s,]+/).map(Number);
  return {
    width: Math.round(attribute('width') || boxWidth || 300),
    height: Math.round(attribute('height') || boxHeight || 150),
  };
}
