import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const COMPRESSED = /\.(html|js|css|json|svg|xml|txt|webmanifest)$/;
/** Below this many bytes compression gains nothing worth a file. */
const SMALLEST = 512;
/** Above this many bytes the best quality costs more time than it gains. */
const LARGE = 1_000_000;

/** How much time is given to compression. */
export interface CompressionLevel {
  brotli: number;
  gzip: number;
}

/** For files that change seldom, and for sites of some hundred pages. */
export const BEST: CompressionLevel = { brotli: constants.BROTLI_MAX_QUALITY, gzip: constants.Z_BEST_COMPRESSION };

/**
 * A tenth larger, in a hundredth of the time: for pages by the ten thousand. Gzip, which hardly any browser still asks
 * for, is made 7 % larger than that in half of its time.
 */
export const QUICK: CompressionLevel = { brotli: 5, gzip: 3 };

/** A window smaller than this (as a power of two, in bytes) saves no time. */
const SMALLEST_WINDOW = 16;
/** A window is so many bytes smaller than its power of two (RFC 7932, section 9.1). */
const WINDOW_GAP = 16;

/** So many low bits of a distance are written apart; of 138 files of the site it takes 465 bytes, 43 of the largest page. */
const POSTFIX_BITS = 1;

/** The window that a file fits into, as Brotli counts: searching a larger one takes a seventh more time, for nothing. */
const windowFor = (bytes: number): number =>
  Math.min(Math.max(Math.ceil(Math.log2(bytes + WINDOW_GAP)), SMALLEST_WINDOW), constants.BROTLI_DEFAULT_WINDOW);

/** The compressed forms of a file, by the ending that their name gets; none where they gain nothing. */
export function compressedForms(
  file: string,
  content: Uint8Array,
  level: CompressionLevel,
): { ending: string; content: Uint8Array }[] {
  if (content.length < SMALLEST || !COMPRESSED.test(file)) return [];
  const { brotli, gzip } = content.length > LARGE ? QUICK : level;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotli,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    [constants.BROTLI_PARAM_LGWIN]: windowFor(content.length),
    [constants.BROTLI_PARAM_NPOSTFIX]: POSTFIX_BITS,
  };
  return [
    { ending: '.br', content: brotliCompressSync(content, { params }) },
    { ending: '.gz', content: gzipSync(content, { level: gzip }) },
  ];
}
