/** Bytes of the signature before the first chunk. */
const SIGNATURE_BYTES = 8;

/** Bytes of length, type and checksum around a chunk's data. */
const FRAME_BYTES = 12;

/** What decides how a PNG looks: pixels, transparency, color, density and frames (PNG, third edition, section 11). */
const KEPT = new Set(
  'IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD pHYs acTL fcTL fdAT'.split(' '),
);

interface Chunk {
  type: string;
  /** The whole chunk, with length and checksum. */
  bytes: Buffer;
}

/** Returns the chunks of a PNG, up to its end; what comes after it isn't part of the picture. */
export function pngChunks(content: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  let at = SIGNATURE_BYTES;
  while (at + FRAME_BYTES <= content.length && chunks.at(-1)?.type !== 'IEND') {
    const bytes = content.subarray(at, at + content.readUInt32BE(at) + FRAME_BYTES);
    chunks.push({ type: bytes.toString('latin1', 4, 8), bytes });
    at += bytes.length;
  }
  return chunks;
}

/** Removes text, time, Exif and what else isn't needed to show a PNG. */
export const pngWithoutMetadata = (content: Buffer): Buffer =>
  Buffer.concat([
    content.subarray(0, SIGNATURE_BYTES),
    ...pngChunks(content)
      .filter(({ type }) => KEPT.has(type))
      .map(({ bytes }) => bytes),
  ]);
