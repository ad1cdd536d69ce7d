import { copyFile, mkdir, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';
import type { PictureVariant } from './picture-variants.ts';

/** Qualities at which photographs show no fault at the size at which they are seen. */
const QUALITY = { avif: 52, webp: 76 } as const;

/**
 * Renders the smaller forms of pictures. What was rendered once is taken from the cache, which may be deleted at any time.
 * @param publicDir the folder of the pictures
 */
export async function renderPictureVariants(
  variants: Iterable<PictureVariant>,
  publicDir: string,
  outDir: string,
  cacheDir: string,
): Promise<void> {
  await mkdir(cacheDir, { recursive: true });
  for (const { file, src, width, format } of variants) {
    const target = join(outDir, file);
    const cached = join(cacheDir, `${QUALITY[format]}-${basename(file)}`);
    await mkdir(dirname(target), { recursive: true });
    if (await copied(cached, target)) continue;
    const picture = sharp(join(publicDir, src)).rotate().resize({ width });
    const bytes = await picture[format]({ quality: QUALITY[format] }).toBuffer();
    await writeFile(target, bytes);
    // Written beside and renamed: a build that is stopped leaves no half picture for the next.
    const unfinished = `${cached}.${process.pid}`;
    await writeFile(unfinished, bytes);
    await rename(unfinished, cached);
  }
}

const copied = (from: string, to: string): Promise<boolean> =>
  copyFile(from, to).then(
    () => true,
    () => false,
  );
