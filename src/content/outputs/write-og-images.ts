import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { writeCached } from './file-cache.ts';

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
  writeCached(join(outDir, file), cacheDir, `${nameOf(svg)}.png`, () => sharp(Buffer.from(svg)).png(PNG).toBuffer());
