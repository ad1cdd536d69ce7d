import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listPublicFiles } from './list-public-files.ts';

/** Width and height of a picture in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** Pictures that are read at the same time; all at once would run out of file handles. */
const AT_ONCE = 16;

/** All files of `public/` as addresses, and the sizes of the pictures among them. */
export async function readPublicFiles(
  root: string,
): Promise<{ files: ReadonlySet<string>; sizes: Map<string, PictureSize> }> {
  const { files } = listPublicFiles(root);
  const pictures = [...files].filter((file) => /\.(svg|png|jpe?g|webp|avif)$/i.test(file)).sort();
  // In the order of their names, whichever is read first: builds compare them as a whole.
  const sizes = new Map<string, PictureSize>(pictures.map((file) => [file, { width: 0, height: 0 }]));
  const next = pictures.values();
  const read = async () => {
    for (const file of next) sizes.set(file, await sizeOf(join(root, 'public', file)));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, read));
  return { files, sizes };
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
  const attribute = (name: string) => Number.parseFloat(new RegExp(`\\b${name}="([\\d.]+)`).exec(tag)?.[1] ?? '');
  const [, , boxWidth, boxHeight] = (/viewBox="([^"]+)"/.exec(tag)?.[1] ?? '0 0 300 150').split(/[\s,]+/).map(Number);
  return {
    width: Math.round(attribute('width') || boxWidth || 300),
    height: Math.round(attribute('height') || boxHeight || 150),
  };
}
