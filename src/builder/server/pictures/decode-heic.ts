import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { Message } from '../../../content/diagnostics/diagnostic.ts';
import { DAMAGED, tooManyPixels } from '../../../content/public/pictures/picture-problem.ts';
import { runWorker } from '../run-worker.ts';

/** Maximum number of pixels of a HEIC photo. Phones take up to 50 million; decoded, each takes four bytes. */
const MAX_HEIC_PIXELS = 64_000_000;

/** Longest time that decoding may take, in milliseconds. */
const DECODE_LIMIT_MS = 30_000;

const WORKER = new URL('./decode-heic.worker.mjs', import.meta.url);

/** Pixels of four bytes: red, green, blue and opacity. */
interface DecodedPixels {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

/**
 * Turns a photo in the format HEIC into a PNG with the same pixels and color profile, upright. sharp reads what a HEIC file says
 * about itself, but not its pixels.
 * @param maxPixels maximum number of pixels
 */
export async function decodeHeic(bytes: Uint8Array, maxPixels = MAX_HEIC_PIXELS): Promise<Buffer | Message> {
  try {
    // Looked at before a byte is decoded: a small file may claim any size.
    const { width, height, icc } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > maxPixels) return tooManyPixels({ width, height }, maxPixels);
    // A photo takes about a second.
    const { data, ...size } = await runWorker<DecodedPixels>(WORKER, { data: bytes, limitMs: DECODE_LIMIT_MS });
    const png = await sharp(data, { raw: { ...size, channels: 4 } })
      .png({ compressionLevel: 1 })
      .toBuffer();
    return icc ? withColorProfile(png, icc) : png;
  } catch {
    return DAMAGED;
  }
}

/** Bytes before the first chunk that may follow the header: signature, and the chunk IHDR. */
const AFTER_HEADER = 8 + 12 + 13;

/** Adds a color profile to a PNG (PNG 3, section 11.3.2.3): without it, the colors of a phone's photo would look dull. */
function withColorProfile(png: Buffer, profile: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from('iCCPICC\0\0', 'latin1'), deflateSync(profile)]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(named.length - 4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([png.subarray(0, AFTER_HEADER), length, named, sum, png.subarray(AFTER_HEADER)]);
}
