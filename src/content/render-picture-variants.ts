import { mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { writeKept } from './kept-file.ts';
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
    const quality = QUALITY[format];
    const make = () => sharp(join(publicDir, src)).rotate().resize({ width })[format]({ quality }).toBuffer();
    await writeKept(join(outDir, file), cacheDir, `${quality}-${basename(file)}`, make);
  }
}
