/** Bytes of the header: `RIFF`, the length of what follows, and `WEBP`. */
const HEADER_BYTES = 12;

/** Bytes of a chunk's type and length. */
const CHUNK_HEADER_BYTES = 8;

/** What decides how a WebP looks: pixels, transparency, color and frames. */
const KEPT = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);

/** The flags of the header VP8X that announce Exif and XMP. */
const METADATA_FLAGS = 0x08 | 0x04;

/** Removes Exif, XMP and unknown chunks from a WebP. */
export function webpWithoutMetadata(content: Buffer): Buffer {
  const kept = webpChunks(content).filter((chunk) => KEPT.has(typeOf(chunk)));
  const result = Buffer.concat([content.subarray(0, HEADER_BYTES), ...kept]);
  result.writeUInt32LE(result.length - 8, 4);
  if (kept[0] && typeOf(kept[0]) === 'VP8X') {
    const flags = HEADER_BYTES + CHUNK_HEADER_BYTES;
    result.writeUInt8(result.readUInt8(flags) & ~METADATA_FLAGS, flags);
  }
  return result;
}

const typeOf = (chunk: Buffer): string => chunk.toString('latin1', 0, 4);

function webpChunks(content: Buffer): Buffer[] {
  const end = Math.min(content.length, content.readUInt32LE(4) + 8);
  const chunks: Buffer[] = [];
  for (let at = HEADER_BYTES; at + CHUNK_HEADER_BYTES <= end; ) {
    const length = content.readUInt32LE(at + 4);
    const next = at + CHUNK_HEADER_BYTES + length + (length % 2); // chunks begin at even bytes
    chunks.push(content.subarray(at, Math.min(next, end)));
    at = next;
  }
  return chunks;
}
