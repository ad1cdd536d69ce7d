import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** Width and height of a picture in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** All files of `public/` as addresses, and the sizes of the pictures among them. */
export async function readPublicFiles(root: string): Promise<{ files: Set<string>; sizes: Map<string, PictureSize> }> {
  const base = join(root, 'public');
  const entries = await readdir(base, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(base, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
    .sort();
  const sizes = await Promise.all(
    files.filter((file) => /\.(svg|png|jpe?g|webp|avif)$/i.test(file)).map(async (file) => [file, await sizeOf(join(base, file))] as const),
  );
  return { files: new Set(files), sizes: new Map(sizes) };
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
