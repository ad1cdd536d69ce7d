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

/**
 * Reads what lies in `public/`.
 * @param offered whether smaller forms of pictures are offered: only a build makes them
 */
export async function readPublicFiles(root: string, offered = false): Promise<ReadPublicFiles> {
  const { files } = listPublicFiles(root);
  const pictures = [...files].filter((file) => /\.(svg|png|jpe?g|webp|avif)$/i.test(file)).sort();
  // In the order of their names, whichever is read first: builds compare them as a whole.
  const sizes = new Map<string, PictureSize>(pictures.map((file) => [file, { width: 0, height: 0 }]));
  const variants: PictureVariant[] = [];
  const next = pictures.values();
  const read = async () => {
    for (const file of next) {
      const path = join(root, 'public', file);
      const size = await sizeOf(path);
      const own = offered && hasVariants(file) ? variantsOf(file, size.width, await readFile(path)) : [];
      variants.push(...own);
      sizes.set(file, own.length > 0 ? { ...size, sources: sourcesOf(own) } : size);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, read));
  return { files, sizes, variants };
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
