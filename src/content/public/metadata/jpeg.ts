const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const APP0 = 0xe0;
const APP15 = 0xef;
const COMMENT = 0xfe;

/** The length of a JFIF header without its small picture, which may show what the large one no longer does. */
const JFIF_BYTES = 14;

/** Application segments that decide how a JPEG looks: density, color profile, and Adobe's color model. */
const KEPT_APPLICATIONS: readonly (readonly [marker: number, beginning: string])[] = [
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
    if (isKept(marker, segment)) kept.push(marker === APP0 ? withoutThumbnail(segment) : segment);
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

function isKept(marker: number, segment: Buffer): boolean {
  if (marker === COMMENT) return false;
  if (marker < APP0 || marker > APP15) return true;
  return KEPT_APPLICATIONS.some(
    ([one, beginning]) => one === marker && segment.toString('latin1', 4, 4 + beginning.length) === beginning,
  );
}

function withoutThumbnail(segment: Buffer): Buffer {
  const header = Buffer.from(segment.subarray(0, 2 + 2 + JFIF_BYTES));
  header.writeUInt16BE(header.length - 2, 2);
  header.fill(0, header.length - 2);
  return header;
}
