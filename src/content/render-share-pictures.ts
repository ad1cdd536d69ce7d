import { createHash, randomUUID } from 'node:crypto';
import { copyFile, mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

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

async function write({ file, svg }: { file: string; svg: string }, outDir: string, cacheDir: string): Promise<void> {
  const target = join(outDir, file);
  const cached = join(cacheDir, `${nameOf(svg)}.png`);
  await mkdir(dirname(target), { recursive: true });
  if (await copied(cached, target)) return;
  const png = await sharp(Buffer.from(svg)).png(PNG).toBuffer();
  await writeFile(target, png);
  // Written beside and renamed: a build that is stopped leaves no half picture for the next. The name is used once, for
  // pages with the same words have the same picture, and both may be drawn at the same time.
  const unfinished = `${cached}.${randomUUID()}`;
  await writeFile(unfinished, png);
  await rename(unfinished, cached);
}

const copied = (from: string, to: string): Promise<boolean> =>
  copyFile(from, to).then(
    () => true,
    () => false,
  );
