import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { SVG } from '../../../content/public/pictures/picture-format.ts';
import { isProblem } from '../../../content/public/pictures/picture-problem.ts';
import { readPicture } from '../../../content/public/pictures/read-picture.ts';
import { listPublicFiles } from '../../../content/public/list-public-files.ts';
import type { UploadAnswer } from '../../protocol/upload-answers.ts';
import type { CallInput } from '../../protocol/calls.ts';
import { texts } from '../../texts/texts.ts';
import { encodeUpright } from './prepare-picture.ts';
import { refusedUpload, refusedFor, writePicture } from './store-picture.ts';

const words = texts.server.pictures;

/** Stores a part of a picture, or a turned one, as another picture. The original stays, so that the change can be undone. */
export async function changePicture(root: string, change: CallInput<'changePicture'>): Promise<UploadAnswer> {
  const { path, quarterTurns, crop } = change;
  const file = join(root, 'public', path);
  const isStored = path.startsWith('/images/') && listPublicFiles(root).files.has(path);
  if (!isStored || !existsSync(file)) return refusedUpload(words.missing(path));
  const bytes = await readFile(file);
  const picture = await readPicture(bytes);
  if (isProblem(picture)) return refusedFor(path, picture);
  if (picture.format === SVG || picture.isAnimated) return refusedUpload(words.notChangeable);
  const turned = await sharp(bytes)
    .autoOrient()
    .rotate(quarterTurns * 90)
    .keepIccProfile()
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  const part = crop ? sharp(turned.data).extract(pixelsOf(crop, turned.info)) : sharp(turned.data);
  try {
    return writePicture(root, changedName(path, crop !== undefined), await encodeUpright(part, picture.format));
  } catch (error) {
    return refusedUpload(words.notWritten((error as Error).message));
  }
}

/** Returns a part in whole pixels, at least one, within the picture. */
function pixelsOf(
  crop: NonNullable<CallInput<'changePicture'>['crop']>,
  { width, height }: { width: number; height: number },
) {
  const along = (start: number, length: number, whole: number) => {
    const first = Math.min(Math.round((start / 100) * whole), whole - 1);
    const size = Math.max(1, Math.min(Math.round((length / 100) * whole), whole - first));
    return [first, size] as const;
  };
  const [left, partWidth] = along(crop.x, crop.width, width);
  const [top, partHeight] = along(crop.y, crop.height, height);
  return { left, top, width: partWidth, height: partHeight };
}

/** Returns what a changed picture is called: a part of a part has the name of a part. */
const changedName = (path: string, isCropped: boolean): string => {
  const base = path.replace(/^.*\//, '').replace(/\.\w+$/, '');
  return `${base.replace(/-(?:cropped|turned)(?:-\d+)?$/, '')}-${isCropped ? 'cropped' : 'turned'}`;
};
