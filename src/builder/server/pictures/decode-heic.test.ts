import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { isProblem } from '../../../content/public/pictures/picture-problem.ts';
import { decodeHeic } from './decode-heic.ts';

/** A photo of 64 × 48 pixels, red on the left and blue on the right, that is turned clockwise, with a wide color profile. */
const PHONE = readFileSync(join(import.meta.dirname, '__fixtures__/phone.heic'));

async function pixels(heic: Uint8Array) {
  const png = await decodeHeic(heic);
  if (isProblem(png)) throw new Error(png.message);
  return sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
}

it('decodes a photo upright, in the colors that it shows on a screen', async () => {
  const { data, info } = await pixels(PHONE);
  expect(info).toMatchObject({ width: 48, height: 64 });
  const [top, bottom] = [[...data.subarray(0, 3)], [...data.subarray(-3)]];
  for (const [index, value] of [200, 40, 40].entries()) expect(Math.abs((top[index] ?? 0) - value)).toBeLessThan(16);
  for (const [index, value] of [40, 60, 200].entries()) expect(Math.abs((bottom[index] ?? 0) - value)).toBeLessThan(16);
});

it('refuses what is damaged, and what would take too much memory, before it is decoded', async () => {
  expect(await decodeHeic(PHONE.subarray(0, 1200))).toMatchObject({
    message: expect.stringContaining('damaged') as string,
  });
  expect(await decodeHeic(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'))).toMatchObject({
    message: expect.stringContaining('damaged') as string,
  });
  expect(await decodeHeic(PHONE, 3000)).toMatchObject({ message: expect.stringContaining('48 × 64 pixels') as string });
});
