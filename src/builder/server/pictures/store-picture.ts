import { namedWhole } from '../../../content/diagnostics/in-forms.ts';
import { joined, say } from '../../../i18n/phrase.ts';
import { lstatSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { UploadAnswer } from '../../protocol/upload-answers.ts';
import { texts } from '../../texts/texts.ts';
import type { Message } from '../../../content/diagnostics/diagnostic.ts';
import { DAMAGED, isProblem } from '../../../content/public/pictures/picture-problem.ts';
import { readPicture } from '../../../content/public/pictures/read-picture.ts';
import { MAX_UPLOAD_BYTES, MAX_UPLOAD_SIZE } from '../../protocol/transport.ts';
import { preparePicture, type PreparedPicture } from './prepare-picture.ts';
import { findSamePicture } from './same-picture.ts';
import { writeNewFile } from './write-new-file.ts';

const words = texts.server.pictures;

/** Why an upload beyond the maximum size isn't accepted. */
export const tooLargeWords = (): string => words.tooLarge(MAX_UPLOAD_SIZE);

/** The answer to an upload that isn't stored. */
export const refusedUpload = (message: string): { ok: false; message: string } => ({ ok: false, message });

/** The same, with the name of the file and the remedy. */
export function refusedFor(name: string, problem: Message): { ok: false; message: string } {
  const { message, hint } = problem.form;
  return refusedUpload(joined([say`${namedWhole(name)}: ${message}`, hint], ' ').in());
}

interface StoreOptions {
  /** Stores it although the site has the same picture. */
  keepsBoth?: boolean;
}

/** The upload that is under way. */
let latest: Promise<unknown> = Promise.resolve();

/**
 * Stores an uploaded picture in `public/images/`. If the site has the same picture already, answers with that one. Uploads take
 * turns, so that the same picture is noticed if it's sent twice at once.
 */
export function storePicture(...upload: Parameters<typeof storeInTurn>): Promise<UploadAnswer> {
  const stored = latest.then(() => storeInTurn(...upload));
  latest = stored;
  return stored;
}

async function storeInTurn(
  root: string,
  name: string,
  bytes: Uint8Array,
  { keepsBoth = false }: StoreOptions = {},
): Promise<UploadAnswer> {
  if (bytes.length > MAX_UPLOAD_BYTES) return refusedUpload(tooLargeWords());
  try {
    const prepared = await preparePicture(bytes);
    if (isProblem(prepared)) return refusedFor(name, prepared);
    const same = keepsBoth ? undefined : await findSamePicture(root, bytes, prepared);
    return same === undefined ? writePicture(root, name, prepared) : await storedAlready(root, same);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === undefined) return refusedFor(name, DAMAGED);
    return refusedUpload(words.notWritten((error as Error).message));
  }
}

/** Writes a picture under a name of its own. */
export function writePicture(root: string, original: string, prepared: PreparedPicture): UploadAnswer {
  const folder = join(root, 'public/images');
  mkdirSync(folder, { recursive: true });
  if (lstatSync(folder).isSymbolicLink()) return refusedUpload(words.folderIsLink);
  const { data, width, height, removed = [], format } = prepared;
  const [ending = ''] = format.endings;
  const path = `/images/${writeNewFile(folder, { original, ending, fallback: 'picture' }, data)}`;
  return {
    ok: true,
    isNew: true,
    picture: { path, width, height, bytes: data.length, usedBy: [] },
    ...(removed.length > 0 && { note: words.drawing.removed(removed.map((part) => words.drawing.parts[part])) }),
  };
}

async function storedAlready(root: string, path: string): Promise<UploadAnswer> {
  const content = readFileSync(join(root, 'public', path));
  const read = await readPicture(content);
  const size = isProblem(read) ? {} : { width: read.width, height: read.height };
  return { ok: true, isNew: false, picture: { path, ...size, bytes: content.length, usedBy: [] } };
}
