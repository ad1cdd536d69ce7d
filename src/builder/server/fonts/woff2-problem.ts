import { brotliDecompressSync } from 'node:zlib';
import { texts } from '../../texts/texts.ts';

const words = texts.server.fonts;

/** Largest font file, in bytes. Those of a whole alphabet with all weights have up to half of that. */
export const MAX_FONT_BYTES = 2 * 1024 * 1024;

/** Largest size of a font once it's unpacked, in bytes: a small file may claim any size. */
const MAX_UNPACKED_BYTES = 24 * 1024 * 1024;

/** Length of the header of a WOFF2 file, in bytes (WOFF2, section 4.1). */
const HEADER_BYTES = 48;

const COLLECTION = 'ttcf';

/** What people take for a WOFF2 file, by its first bytes. */
const OTHER_FORMATS: readonly [begins: RegExp, problem: 'isTtf' | 'isCollection' | 'isWoff' | 'isZip' | 'isPage'][] = [
  // The first is the version of TrueType, 1.0.
  [new RegExp(`^(?:${String.fromCharCode(0, 1, 0, 0)}|true|OTTO)`), 'isTtf'],
  [/^ttcf/, 'isCollection'],
  [/^wOFF/, 'isWoff'],
  [/^PK/, 'isZip'],
  [/^\s*<(?:!doctype|html|\?xml|svg)/i, 'isPage'],
];

/** Says why a file can't be a WOFF2 font, as far as its header tells and its data can be unpacked; `undefined` if it may be one. */
export function woff2Problem(name: string, bytes: Buffer): string | undefined {
  if (bytes.length > MAX_FONT_BYTES) return words.tooLarge(name, MAX_FONT_BYTES / 1024 ** 2);
  const begin = bytes.toString('latin1', 0, 64);
  const [, problem] = OTHER_FORMATS.find(([begins]) => begins.test(begin)) ?? [];
  if (problem) return words[problem](name);
  if (!begin.startsWith('wOF2')) return words.isOther(name);
  if (bytes.length < HEADER_BYTES || bytes.readUInt32BE(8) !== bytes.length) return words.damaged(name);
  if (begin.startsWith(COLLECTION, 4)) return words.isCollection(name);
  if (bytes.readUInt32BE(16) > MAX_UNPACKED_BYTES) return words.tooLarge(name, MAX_FONT_BYTES / 1024 ** 2);
  return canUnpack(bytes) ? undefined : words.damaged(name);
}

/** Bits of a table's flags that hold its tag; all of them: the tag follows. */
const KNOWN_TAG = 0x3f;

/** Numbers of the tables `glyf` and `loca` among the known tags. */
const TRANSFORMED = new Set([10, 11]);

/** Unpacks the tables with a limit, before a library does it without one. */
function canUnpack(bytes: Buffer): boolean {
  try {
    let at = HEADER_BYTES;
    const number = () => {
      let value = 0;
      for (let part = 0; part < 5; part += 1) {
        const byte = bytes.readUInt8(at);
        at += 1;
        value = value * 128 + (byte & 0x7f);
        if (byte < 128) return value;
      }
      throw new Error('The number has more than five bytes.');
    };
    for (let table = bytes.readUInt16BE(12); table > 0; table -= 1) {
      const flags = bytes.readUInt8(at);
      const tag = flags & KNOWN_TAG;
      at += tag === KNOWN_TAG ? 5 : 1;
      number();
      // These two are transformed by default, all others only if their flags say so (WOFF2, section 4.1).
      if (TRANSFORMED.has(tag) ? flags >> 6 === 0 : flags >> 6 !== 0) number();
    }
    const packed = bytes.subarray(at, at + bytes.readUInt32BE(20));
    brotliDecompressSync(packed, { maxOutputLength: MAX_UNPACKED_BYTES });
    return true;
  } catch {
    return false;
  }
}
