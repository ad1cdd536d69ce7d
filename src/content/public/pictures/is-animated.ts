import { pngChunks } from '../metadata/raster-formats.ts';
import { AVIF, PNG, WEBP, type PictureFormat } from './picture-format.ts';

/** The flag of an animation in the header of WebP. */
const WEBP_ANIMATION = 0x02;

/** Returns whether a picture that pages show has several frames. */
export function isAnimated(content: Uint8Array, format: PictureFormat): boolean {
  const bytes = Buffer.from(content);
  const four = (at: number) => bytes.toString('latin1', at, at + 4);
  if (format === WEBP) return four(12) === 'VP8X' && ((bytes[20] ?? 0) & WEBP_ANIMATION) !== 0;
  if (format === AVIF) return four(8) === 'avis';
  return format === PNG && pngChunks(bytes).some(({ type }) => type === 'acTL');
}
