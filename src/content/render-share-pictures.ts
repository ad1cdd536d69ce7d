import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { writeKept } from './kept-file.ts';

/** Pictures that are rendered at the same time. */
const AT_ONCE = 2;

/** Few colours, for the drawings have few; that halves the files. */
const PNG = { palette: true, colours: 96, effort: 4, dither: 0, compressionLevel: 9 } as const;

/**
 * Renders pictures to PNG files below a folder. What was rendered once is taken from the cache, which may be deleted at
 * any time.
 */
export async function renderSharePictures(
  pictures: Iterable<{ file: string; svg: string }>,
  outDir: string,
  cacheDir: string,
): Promise<void> {
  await mkdir(cacheDir, { recursive: true });
  const next = pictures[Symbol.iterator]();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let step = next.next(); !step.done; step = next.next()) await write(step.value, outDir, cacheDir);
    }),
  );
}

/** The outlines of the fonts stand in the SVG; what else makes the bytes is the renderer and its settings. */
const nameOf = (svg: string) =>
  createHash('sha256')
    .update(JSON.stringify([PNG, sharp.versions]))
    .update(svg)
    .digest('hex')
    .slice(0, 32);

const write = ({ file, svg }: { file: string; svg: string }, outDir: string, cacheDir: string): Promise<void> =>
  writeKept(join(outDir, file), cacheDir, `${nameOf(svg)}.png`, () => sharp(Buffer.from(svg)).png(PNG).toBuffer());
