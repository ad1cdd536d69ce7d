const EXTENSION = 0x21;
const IMAGE = 0x2c;
const GRAPHIC_CONTROL = 0xf9;
const APPLICATION = 0xff;

/** Applications whose extensions decide how a GIF looks: how often it repeats, and its color profile. */
const KEPT_EXTENSIONS = /^(?:NETSCAPE2\.0|ANIMEXTS1\.0|ICCRGBG1012)$/;

/** Removes comments, XMP and other extensions that no browser shows, and what comes after the picture. */
export function gifWithoutMetadata(content: Buffer): Buffer {
  let at = 13 + colorTableBytes(content[10]);
  const kept = [content.subarray(0, at)];
  while (content[at] === EXTENSION || content[at] === IMAGE) {
    const end = blockEnd(content, at);
    const block = content.subarray(at, end);
    if (isKeptBlock(block)) kept.push(block);
    at = end;
  }
  return Buffer.concat([...kept, Buffer.from(';')]);
}

/** Returns the length of a table of colors by the flags of its owner. */
const colorTableBytes = (flags = 0): number => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 0x07) + 1));

/** Returns where an extension or a frame ends: after a row of parts of up to 255 bytes, and an empty one. */
function blockEnd(content: Buffer, start: number): number {
  let at = content[start] === EXTENSION ? start + 2 : start + 11 + colorTableBytes(content[start + 9]);
  for (let length = content[at] ?? 0; length > 0; length = content[at] ?? 0) at += length + 1;
  return at + 1;
}

function isKeptBlock(block: Buffer): boolean {
  if (block[0] === IMAGE || block[1] === GRAPHIC_CONTROL) return true;
  return block[1] === APPLICATION && KEPT_EXTENSIONS.test(block.toString('latin1', 3, 14));
}

/** Bytes of the signature before the first chunk. */
const PNG_SIGNATURE_BYTES = 8;

/** Bytes of length, type and checksum around a chunk's data. */
const PNG_FRAME_BYTES = 12;

/** What decides how a PNG looks: pixels, transparency, color, density and frames (PNG, third edition, section 11). */
const PNG_CHUNKS = new Set(
  'IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD pHYs acTL fcTL fdAT'.split(' '),
);

interface PngChunk {
  type: string;
  /** The whole chunk, with length and checksum. */
  bytes: Buffer;
}

/** Returns the chunks of a PNG, up to its end; what comes after it isn't part of the picture. */
export function pngChunks(content: Buffer): PngChunk[] {
  const chunks: PngChunk[] = [];
  let at = PNG_SIGNATURE_BYTES;
  while (at + PNG_FRAME_BYTES <= content.length && chunks.at(-1)?.type !== 'IEND') {
    const bytes = content.subarray(at, at + content.readUInt32BE(at) + PNG_FRAME_BYTES);
    chunks.push({ type: bytes.toString('latin1', 4, 8), bytes });
    at += bytes.length;
  }
  return chunks;
}

/** Removes text, time, Exif and what else isn't needed to show a PNG. */
export const pngWithoutMetadata = (content: Buffer): Buffer =>
  Buffer.concat([
    content.subarray(0, PNG_SIGNATURE_BYTES),
    ...pngChunks(content)
      .filter(({ type }) => PNG_CHUNKS.has(type))
      .map(({ bytes }) => bytes),
  ]);

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const APP0 = 0xe0;
const APP15 = 0xef;
const COMMENT = 0xfe;

/** The length of a JFIF header without its small picture, which may show what the large one no longer does. */
const JFIF_BYTES = 14;

/** Application segments that decide how a JPEG looks: density, color profile, and Adobe's color model. */
const KEPT_SEGMENTS: readonly (readonly [marker: number, beginning: string])[] = [
  [APP0, 'JFIF\0'],
  [0xe2, 'ICC_PROFILE\0'],
  [0xee, 'Adobe'],
];

/** Removes Exif, XMP, comments, small pictures, and whatever comes after the picture, such as a film. */
export function jpegWithoutMetadata(content: Buffer): Buffer {
  const kept: Buffer[] = [Buffer.from([0xff, SOI])];
  let at = 2;
  for (;;) {
    at = nextMarker(content, at);
    const marker = content[at + 1];
    if (marker === undefined || marker === EOI) return Buffer.concat([...kept, Buffer.from([0xff, EOI])]);
    const end = at + 2 + content.readUInt16BE(at + 2);
    // The pixels follow the header of a scan, up to the next marker.
    const next = marker === SOS ? nextMarker(content, end) : end;
    const segment = content.subarray(at, next);
    if (isKeptSegment(marker, segment)) kept.push(marker === APP0 ? withoutThumbnail(segment) : segment);
    at = next;
  }
}

/** Returns where the next marker begins: neither an escaped byte of the pixels, nor a restart, nor padding. */
function nextMarker(content: Buffer, from: number): number {
  let at = content.indexOf(0xff, from);
  while (at >= 0 && isPartOfScan(content[at + 1])) at = content.indexOf(0xff, at + 1);
  return at < 0 ? content.length : at;
}

const isPartOfScan = (byte: number | undefined): boolean =>
  byte === 0x00 || byte === 0xff || (byte !== undefined && byte >= 0xd0 && byte <= 0xd7);

function isKeptSegment(marker: number, segment: Buffer): boolean {
  if (marker === COMMENT) return false;
  if (marker < APP0 || marker > APP15) return true;
  return KEPT_SEGMENTS.some(
    ([one, beginning]) => one === marker && segment.toString('latin1', 4, 4 + beginning.length) === beginning,
  );
}

function withoutThumbnail(segment: Buffer): Buffer {
  const header = Buffer.from(segment.subarray(0, 2 + 2 + JFIF_BYTES));
  header.writeUInt16BE(header.length - 2, 2);
  header.fill(0, header.length - 2);
  return header;
}

/** Bytes of the header: `RIFF`, the length of what follows, and `WEBP`. */
const WEBP_HEADER_BYTES = 12;

/** Bytes of a chunk's type and length. */
const CHUNK_HEADER_BYTES = 8;

/** What decides how a WebP looks: pixels, transparency, color and frames. */
const WEBP_CHUNKS = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);

/** The flags of the header VP8X that announce Exif and XMP. */
const METADATA_FLAGS = 0x08 | 0x04;

/** Removes Exif, XMP and unknown chunks from a WebP. */
export function webpWithoutMetadata(content: Buffer): Buffer {
  const kept = webpChunks(content).filter((chunk) => WEBP_CHUNKS.has(webpTypeOf(chunk)));
  const result = Buffer.concat([content.subarray(0, WEBP_HEADER_BYTES), ...kept]);
  result.writeUInt32LE(result.length - 8, 4);
  if (kept[0] && webpTypeOf(kept[0]) === 'VP8X') {
    const flags = WEBP_HEADER_BYTES + CHUNK_HEADER_BYTES;
    result.writeUInt8(result.readUInt8(flags) & ~METADATA_FLAGS, flags);
  }
  return result;
}

const webpTypeOf = (chunk: Buffer): string => chunk.toString('latin1', 0, 4);

function webpChunks(content: Buffer): Buffer[] {
  const end = Math.min(content.length, content.readUInt32LE(4) + 8);
  const chunks: Buffer[] = [];
  for (let at = WEBP_HEADER_BYTES; at + CHUNK_HEADER_BYTES <= end;) {
    const length = content.readUInt32LE(at + 4);
    const next = at + CHUNK_HEADER_BYTES + length + (length % 2); // chunks begin at even bytes
    chunks.push(content.subarray(at, Math.min(next, end)));
    at = next;
  }
  return chunks;
}
