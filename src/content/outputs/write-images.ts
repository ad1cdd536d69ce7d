import { randomUUID, createHash } from 'node:crypto';
import { copyFile, mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join, basename } from 'node:path';
import sharp from 'sharp';
import type { ImageVariant } from '../public/image-variants.ts';

/**
 * Writes a file that is slow to produce: copies the cached one, or produces and caches it. The cache folder may be
 * deleted at any time.
 * @param name must identify everything the file depends on
 */
export async function writeCached(
  target: string,
  cache: string,
  name: string,
  make: () => Promise<Uint8Array>,
): Promise<void> {
  const kept = join(cache, name);
  await mkdir(dirname(target), { recursive: true });
  if (await copied(kept, target)) return;
  const content = await make();
  await writeFile(target, content);
  // Write to a temporary file and rename it, so that an interrupted build leaves no partial file. The temporary name is
  // unique, because the same file may be produced for two targets at the same time.
  const unfinished = join(cache, `.${randomUUID()}`);
  await writeFile(unfinished, content);
  await rename(unfinished, kept);
}

const copied = (from: string, to: string): Promise<boolean> =>
  copyFile(from, to).then(
    () => true,
    () => false,
  );

/** Number of images rendered concurrently. */
const CONCURRENCY = 2;

/** PNG palette size. The drawings use few colors, so a palette halves the file size. */
const PNG = { palette: true, colors: 96, effort: 4, dither: 0, compressionLevel: 9 } as const;

/** Renders images to PNG files in a folder. Copies rendered images from the cache, which may be deleted at any time. */
export async function writeOgImages(
  images: Iterable<{ file: string; svg: string }>,
  outDir: string,
  cacheDir: string,
): Promise<void> {
  await mkdir(cacheDir, { recursive: true });
  const next = images[Symbol.iterator]();
  await Promise.all(
    Array.from({ length: CONCURRENCY }, async () => {
      for (let step = next.next(); !step.done; step = next.next()) await write(step.value, outDir, cacheDir);
    }),
  );
}

/** The SVG contains the font outlines, so only the renderer and its settings can change the result. */
const nameOf = (svg: string) =>
  createHash('sha256')
    .update(JSON.stringify([PNG, sharp.versions]))
    .update(svg)
    .digest('hex')
    .slice(0, 32);

const write = ({ file, svg }: { file: string; svg: string }, outDir: string, cacheDir: string): Promise<void> =>
  writeCached(join(outDir, file), cacheDir, `${nameOf(svg)}.png`, () => renderPng(svg));

/** Renders an image as the build does. */
export const renderPng = (svg: string): Promise<Buffer> => sharp(Buffer.from(svg)).png(PNG).toBuffer();

/** Encoder qualities without visible artifacts at the displayed size. */
const QUALITY = { avif: 52, webp: 76 } as const;

/**
 * Renders the image variants. Copies variants from the cache, which may be deleted at any time.
 * @param publicDir the folder of the source images
 */
export async function writeImageVariants(
  variants: Iterable<ImageVariant>,
  publicDir: string,
  outDir: string,
  cacheDir: string,
): Promise<void> {
  await mkdir(cacheDir, { recursive: true });
  for (const { file, src, width, format } of variants) {
    const quality = QUALITY[format];
    const make = () => sharp(join(publicDir, src)).rotate().resize({ width })[format]({ quality }).toBuffer();
    await writeCached(join(outDir, file), cacheDir, `${quality}-${basename(file)}`, make);
  }
}
