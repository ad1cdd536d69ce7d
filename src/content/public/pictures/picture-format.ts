import { open } from 'node:fs/promises';

/** A format of files, by its content. */
export interface PictureFormat {
  /** As people call it. */
  name: string;
  /** The endings of its files, the usual one first. */
  endings: readonly string[];
  /** Whether it's one that pages show and the build can resize. */
  isShown?: true;
  /** Whether cameras and programs note things in it that the build can't remove. */
  isUncleaned?: true;
}

/** Brands of the container that AVIF and HEIC share (ISO/IEC 14496-12), at byte 8. */
const AVIF_BRANDS = /^(?:avif|avis|avio)$/;
const HEIC_BRANDS = /^(?:hei[cfmsx]|hev[cmsx]|mif[12]|msf1)$/;

const format = (name: string, ...endings: string[]): PictureFormat => ({ name, endings });
const uncleaned = (name: string, ...endings: string[]): PictureFormat => ({ name, endings, isUncleaned: true });
const shown = (name: string, ...endings: string[]): PictureFormat => ({ name, endings, isShown: true });

export const SVG = format('SVG drawing', 'svg');
export const WEB_PAGE = format('web page', 'html', 'htm');
export const GIF = format('GIF', 'gif');
export const AVIF = shown('AVIF', 'avif');
export const HEIC = uncleaned('HEIC picture', 'heic', 'heif');
export const PDF = format('PDF', 'pdf');
export const JPEG = shown('JPEG', 'jpg', 'jpeg', 'jpe', 'jfif');
export const PNG = shown('PNG', 'png', 'apng');
export const WEBP = shown('WebP', 'webp');

/** Formats by how their files begin, as text of single bytes. */
const BEGINNINGS: readonly (readonly [RegExp, PictureFormat])[] = [
  [/^\x89PNG\r\n/, PNG],
  [/^\xFF\xD8\xFF/, JPEG],
  [/^RIFF[^]{4}WEBP/, WEBP],
  [/^GIF8[79]a/, GIF],
  [/^(?:II\*\0|MM\0\*|II\+\0|MM\0\+)/, uncleaned('TIFF picture', 'tif', 'tiff')],
  [/^8BPS/, uncleaned('Photoshop file', 'psd', 'psb')],
  [/^%PDF-/, PDF],
  [/^%!PS/, format('PostScript file', 'eps', 'ps')],
  [/^BM[^]{4}\0\0\0\0/, format('BMP picture', 'bmp')],
  [/^(?:\xFF\n|\0\0\0[^]JXL )/, uncleaned('JPEG XL picture', 'jxl')],
  [/^\0\0\0[^]jP {2}/, uncleaned('JPEG 2000 picture', 'jp2')],
];

/** A page may begin with comments. Drawings are text, too: `readDrawing` knows them. */
const WEB_PAGE_BEGINNING =
  /^(?:\xEF\xBB\xBF|\xFF\xFE|\xFE\xFF)?\s*(?:<!--[^]*?-->\s*)*<(?:!doctype\s+html|html|head|body)\b/i;

/** Bytes that tell the format. */
const BEGINNING_BYTES = 4096;

/** Reads what tells the format of a file. */
export async function readBeginning(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(BEGINNING_BYTES), 0, BEGINNING_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Returns the format of a file by its content; `undefined` if it's none of those that people take for pictures. */
export function pictureFormat(content: Uint8Array): PictureFormat | undefined {
  const start = Buffer.from(content.subarray(0, BEGINNING_BYTES)).toString('latin1');
  if (start.slice(4, 8) === 'ftyp') return containerFormat(start);
  const found = BEGINNINGS.find(([beginning]) => beginning.test(start));
  return found?.[1] ?? (WEB_PAGE_BEGINNING.test(start.replaceAll('\0', '')) ? WEB_PAGE : undefined);
}

/** Returns the format by the brands that the first box lists, the main one first. */
function containerFormat(start: string): PictureFormat | undefined {
  const box = start.slice(8, Buffer.from(start.slice(0, 4), 'latin1').readUInt32BE());
  const brands = box.match(/[^]{4}/g) ?? [];
  if (brands.some((brand) => AVIF_BRANDS.test(brand))) return AVIF;
  return brands.some((brand) => HEIC_BRANDS.test(brand)) ? HEIC : undefined;
}
