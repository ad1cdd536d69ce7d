import type { Locator } from '@playwright/test';
import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';

/** Reads the QR code that an element shows, as the camera of a phone does. */
export async function readQrCode(shown: Locator): Promise<string> {
  const { data, info } = await sharp(await shown.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQR({ data, width: info.width, height: info.height });
}
