import { mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { writeCached } from './file-cache.ts';
import type { ImageVariant } from '../public/image-variants.ts';

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
