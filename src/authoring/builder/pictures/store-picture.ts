import { existsSync, linkSync, lstatSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { z } from 'zod';
import {
  MAX_PICTURE_BYTES,
  MAX_PICTURE_SIZE,
  type uploadAnswer,
} from '../../../editing-protocol/builder/picture-methods.ts';
import { flushFolder } from '../../content-edit/put-text.ts';
import { findSamePicture } from './find-same-picture.ts';
import { pictureName, type PictureFormat } from './picture-name.ts';

/** Why an upload beyond the maximum size isn't accepted. */
export const TOO_LARGE = `The picture is larger than ${MAX_PICTURE_SIZE}. Choose a smaller one.`;

/** Maximum width of a stored picture, in pixels: the widest variant of the build is 2200 px. */
const MAX_WIDTH_PX = 2400;

/** Maximum size of a decoded picture, in pixels; a small file may decode to gigabytes. */
const MAX_PIXELS = 100_000_000;

type UploadAnswer = z.input<typeof uploadAnswer>;

const refused = (message: string): UploadAnswer => ({ ok: false, message });

/**
 * Stores an uploaded picture in `public/images/`. It's decoded and encoded again, so that nothing but its pixels is
 * published: turned upright, at most 2400 px wide, without metadata such as the place where it was taken. A picture that is
 * there already isn't stored a second time.
 */
export async function storePicture(root: string, name: string, bytes: Uint8Array): Promise<UploadAnswer> {
  if (bytes.length > MAX_PICTURE_BYTES) return refused(TOO_LARGE);
  const format = await formatOf(bytes);
  if (typeof format !== 'string') return refused(format.problem);
  const folder = join(root, 'public/images');
  mkdirSync(folder, { recursive: true });
  if (lstatSync(folder).isSymbolicLink()) return refused('The folder public/images is a link; links are not followed.');
  try {
    const upright = sharp(bytes, { limitInputPixels: MAX_PIXELS }).autoOrient();
    const resized = upright.resize({ width: MAX_WIDTH_PX, withoutEnlargement: true });
    const { data, info } = await encode(resized, format).toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    const same = findSamePicture(folder, [bytes, data]);
    const path = same ?? `/images/${writeNew(folder, (isTaken) => pictureName(name, format, isTaken), data)}`;
    return { ok: true, isNew: same === undefined, picture: { path, width, height, bytes: data.length, usedBy: [] } };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== undefined)
      return refused(
        `The picture can't be written: ${(error as Error).message}. Check the free disk space and your permissions.`,
      );
    return refused(`“${name}” is damaged or too large to decode. Export it again as PNG, JPEG, WebP or AVIF.`);
  }
}

/** Returns the format of a picture by its content, or why it isn't accepted. */
async function formatOf(bytes: Uint8Array): Promise<PictureFormat | { problem: string }> {
  try {
    const { format, compression } = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata();
    if (format === 'png' || format === 'jpeg' || format === 'webp') return format;
    if (compression === 'av1') return 'avif';
    if (format === 'svg')
      return { problem: 'SVG drawings can contain scripts. Ask a developer to put this one into public/images/.' };
    return { problem: `This is a ${format.toUpperCase()} file. Export it as PNG, JPEG, WebP or AVIF.` };
  } catch {
    return { problem: "This file isn't a picture. Choose a PNG, JPEG, WebP or AVIF." };
  }
}

function encode(picture: Sharp, format: PictureFormat): Sharp {
  switch (format) {
    case 'png':
      return picture.png({ compressionLevel: 9 });
    case 'jpeg':
      return picture.jpeg({ quality: 85, mozjpeg: true });
    case 'webp':
      return picture.webp({ quality: 85 });
    case 'avif':
      return picture.avif({ quality: 65 });
  }
}

/** Writes a file under a name that is free, completely or not at all. Never overwrites one. */
function writeNew(folder: string, choose: (isTaken: (name: string) => boolean) => string, data: Buffer): string {
  const temporary = join(folder, `.upload-${process.pid}-${Date.now()}`);
  writeFileSync(temporary, data, { flush: true });
  try {
    for (;;) {
      const name = choose((candidate) => existsSync(join(folder, candidate)));
      try {
        linkSync(temporary, join(folder, name));
        return name;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
    }
  } finally {
    rmSync(temporary, { force: true });
    flushFolder(folder);
  }
}
