import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { IMAGE_FILE, type SizedImage } from '../../schema/image.ts';
import { listPublicFiles, type ListedPublicFiles } from './list-public-files.ts';
import { hasVariants, sourcesOf, responsiveVariants, type ImageVariant } from './image-variants.ts';

/** Size of an image in pixels, and its variants. */
export interface ImageSize extends Pick<SizedImage, 'width' | 'height' | 'sources'> {}

/** Number of images read concurrently; all at once would exhaust file handles. */
const CONCURRENCY = 16;

/** Matches the file name of a drawing. */
export const DRAWING = /\.svg$/i;

/** Matches the root element of a drawing and what may precede it. */
const PROLOGUE = /<\?[^]*?\?>|<!--[^]*?-->|<!DOCTYPE[^[>]*(?:\[[^\]]*\]\s*)?>/gi;
const SVG = /^\s*<(?:[\w-]+:)?svg\b([^>]*)>/;

/** Photo formats that browsers show and the build can resize, by sharp's names. */
const FORMATS = new Set<string>(['png', 'jpeg', 'webp', 'av1']);

/** The contents of `public/`: files, image sizes and the variants to render. */
export interface ReadPublicFiles extends ListedPublicFiles {
  sizes: Map<string, ImageSize>;
  variants: ImageVariant[];
  /** Images that can't be read. */
  broken: readonly string[];
}

/** The result of reading an image, and the state of its file at that time. */
interface KnownImage {
  stamp: string;
  /** `undefined` if the image can't be read. */
  size: ImageSize | undefined;
  variants: readonly ImageVariant[];
}

/** Images read before, by URL path. */
export type KnownImages = Map<string, KnownImage>;

/**
 * Reads `public/`.
 * @param offered whether to offer image variants; only a build renders them
 * @param known a cache, filled by this function; an image is read again only if its file changed
 */
export async function readPublicFiles(
  root: string,
  offered = false,
  known: KnownImages = new Map(),
): Promise<ReadPublicFiles> {
  const listed = listPublicFiles(root);
  const images = [...listed.files].filter((file) => IMAGE_FILE.test(file)).sort();
  const next = images.values();
  const read = async () => {
    for (const file of next) {
      const path = join(root, 'public', file);
      const stamp = stampOf(path);
      if (known.get(file)?.stamp !== stamp) known.set(file, { stamp, ...(await readImage(path, offered && file)) });
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, read));
  // Sort by name, so that builds are reproducible regardless of the reading order.
  const inOrder = images.flatMap((file) => {
    const image = known.get(file);
    return image ? [{ file, ...image }] : [];
  });
  return {
    ...listed,
    sizes: new Map(inOrder.flatMap(({ file, size }) => (size ? [[file, size]] : []))),
    variants: inOrder.flatMap(({ variants }) => variants),
    broken: inOrder.flatMap(({ file, size }) => (size ? [] : [file])),
  };
}

/** Identifies the state of a file. */
function stampOf(path: string): string {
  const { mtimeMs, size, ino } = statSync(path);
  return [mtimeMs, size, ino].join(' ');
}

/** @param offered URL path of an image whose variants are offered */
async function readImage(path: string, offered: string | false): Promise<Omit<KnownImage, 'stamp'>> {
  const content = await readFile(path).catch(() => undefined);
  if (!content) return { size: undefined, variants: [] };
  const size = DRAWING.test(path) ? svgSize(content.toString()) : await photographSize(content);
  if (!size || !offered || !hasVariants(offered)) return { size, variants: [] };
  const variants = responsiveVariants(offered, size.width, content);
  return { size: { ...size, sources: sourcesOf(variants) }, variants };
}

/** Returns the displayed size of a photo: phones store portrait photos rotated, with an orientation tag. */
async function photographSize(content: Uint8Array): Promise<ImageSize | undefined> {
  const { default: sharp } = await import('sharp');
  try {
    const { format, compression, autoOrient } = await sharp(content).metadata();
    if (!FORMATS.has(compression ?? format)) return undefined;
    // A truncated file still has a size in its header; only decoding it finds the missing rest.
    await sharp(content).resize(8, 8, { fit: 'fill' }).raw().toBuffer();
    return { width: autoOrient.width, height: autoOrient.height };
  } catch {
    return undefined;
  }
}

/** Returns the size of a drawing: its width and height, or its view box. */
function svgSize(svg: string): ImageSize | undefined {
  const tag = SVG.exec(svg.replace(PROLOGUE, ''))?.[1];
  if (tag === undefined) return undefined;
  const attribute = (name: string) => Number.parseFloat(new RegExp(`\\s${name}="([\\d.]+)`).exec(tag)?.[1] ?? '');
  const [, , boxWidth, boxHeight] = (/viewBox="([^"]+)"/.exec(tag)?.[1] ?? '0 0 300 150').split(/[\s,]+/).map(Number);
  return {
    width: Math.round(attribute('width') || boxWidth || 300),
    height: Math.round(attribute('height') || boxHeight || 150),
  };
}
