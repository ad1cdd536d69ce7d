import { existsSync, linkSync, lstatSync, mkdirSync, rmSync, writeFileSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { IncomingMessage } from 'node:http';
import sharp, { type Sharp } from 'sharp';
import type { UploadAnswer } from '../../protocol/answers.ts';
import { texts } from '../../texts/texts.ts';
import { withoutMetadata } from '../../../content/public/metadata/without-metadata.ts';
import { AVIF, PNG, SVG, WEBP, type PictureFormat } from '../../../content/public/pictures/picture-format.ts';
import { inForm, type Message } from '../../../content/diagnostics/diagnostic.ts';
import { DAMAGED, isProblem } from '../../../content/public/pictures/picture-problem.ts';
import { readPicture, type ReadPicture } from '../../../content/public/pictures/read-picture.ts';
import { MAX_PICTURE_BYTES, MAX_PICTURE_SIZE } from '../../protocol/transport.ts';
import { flushFolder } from '../../../authoring/content-edit/put-text.ts';
import { slugify } from '../../../i18n/name-forms.ts';
import { listPublicFiles } from '../../../content/public/list-public-files.ts';
import { imagePath } from '../../../schema/image.ts';
import { type CallAnswer, readBody } from '../answer-call.ts';

/** Why an upload beyond the maximum size isn't accepted. */
export const TOO_LARGE = texts.server.pictures.tooLarge(MAX_PICTURE_SIZE);

/** Maximum width of a stored picture, in pixels: the widest variant of the build is 2200 px. */
const MAX_WIDTH_PX = 2400;

const refused = (message: string): UploadAnswer => ({ ok: false, message });

function refusedFor(name: string, problem: Message): UploadAnswer {
  const { message, hint } = inForm(problem);
  return refused(`“${name}”: ${message} ${hint}`);
}

/**
 * Stores an uploaded picture in `public/images/`: upright, without metadata such as the place where it was taken, and at
 * most 2400 px wide. What moves keeps its size and its frames. A picture that is there already isn't stored a second time.
 */
export async function storePicture(root: string, name: string, bytes: Uint8Array): Promise<UploadAnswer> {
  if (bytes.length > MAX_PICTURE_BYTES) return refused(TOO_LARGE);
  const picture = await readPicture(bytes);
  if (isProblem(picture)) return refusedFor(name, picture);
  if (picture.format === SVG) return refused(texts.server.pictures.svg);
  const folder = join(root, 'public/images');
  mkdirSync(folder, { recursive: true });
  if (lstatSync(folder).isSymbolicLink()) return refused(texts.server.pictures.folderIsLink);
  try {
    const { data, width, height } = await stored(Buffer.from(bytes), picture);
    const [ending = ''] = picture.format.endings;
    const same = findSamePicture(root, [bytes, data]);
    const path = same ?? `/images/${writeNew(folder, (isTaken) => pictureName(name, ending, isTaken), data)}`;
    return { ok: true, isNew: same === undefined, picture: { path, width, height, bytes: data.length, usedBy: [] } };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === undefined) return refusedFor(name, DAMAGED);
    return refused(texts.server.pictures.notWritten((error as Error).message));
  }
}

/** Returns a picture as it's stored: encoded again, so that nothing but its pixels is left, unless it moves. */
async function stored(bytes: Buffer, picture: ReadPicture): Promise<{ data: Buffer; width: number; height: number }> {
  const { format, isAnimated, width, height } = picture;
  if (isAnimated) return { data: await withoutMetadata(bytes), width, height };
  const resized = sharp(bytes).autoOrient().resize({ width: MAX_WIDTH_PX, withoutEnlargement: true });
  const { data, info } = await encode(resized, format).toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function encode(picture: Sharp, format: PictureFormat): Sharp {
  if (format === PNG) return picture.png({ compressionLevel: 9 });
  if (format === WEBP) return picture.webp({ quality: 85 });
  return format === AVIF ? picture.avif({ quality: 65 }) : picture.jpeg({ quality: 85, mozjpeg: true });
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

/** Maximum length of a picture's name without extension, in characters. */
const MAX_NAME_LENGTH = 60;

/**
 * Returns the name under which an uploaded picture is stored: lower-case letters, digits and hyphens, and the ending
 * of its format. A number is appended while the name is taken.
 */
function pictureName(original: string, ending: string, isTaken: (name: string) => boolean): string {
  const words = slugify(original.replace(/^.*[\\/]/, '').replace(/\.[a-z0-9]{1,5}$/i, ''));
  const base = words.slice(0, MAX_NAME_LENGTH).replace(/-$/, '') || 'picture';
  for (let number = 1; ; number++) {
    const name = `${number === 1 ? base : `${base}-${number}`}.${ending}`;
    if (!isTaken(name)) return name;
  }
}

/**
 * Finds a picture that is stored already in `public/images/`, byte by byte, under a name that a field accepts.
 * @param versions what may be stored of it: the file as it was uploaded, and as it would be stored
 * @returns its path in `public`, such as `/images/portrait.jpg`
 */
export function findSamePicture(root: string, versions: readonly Uint8Array[]): string | undefined {
  return [...listPublicFiles(root).files].find(
    (path) => path.startsWith('/images/') && canBeShown(path) && isOneOf(versions, join(root, 'public', path)),
  );
}

const imageSchema = imagePath();
const canBeShown = (path: string): boolean => imageSchema.safeParse(path).success;

/** Compares contents only where the size is the same. */
function isOneOf(versions: readonly Uint8Array[], file: string): boolean {
  const { size } = statSync(file);
  const alike = versions.filter(({ length }) => length === size);
  return alike.some((version) => readFileSync(file).equals(version));
}

/** Returns whether an upload may have a content type. A form can't send it to another site without asking first. */
export const isUploadType = (mediaType: string): boolean => mediaType === 'application/octet-stream';

/** Reads the picture in a request's body and stores it. The query `name` is its file's name on the author's computer. */
export async function receiveUpload(root: string, request: IncomingMessage): Promise<CallAnswer> {
  const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const bytes = await readBody(request, MAX_PICTURE_BYTES);
  if (!bytes) return { status: 413, body: TOO_LARGE };
  return { status: 200, body: await storePicture(root, searchParams.get('name') ?? 'picture', bytes) };
}
