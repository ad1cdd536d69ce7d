import { lstatSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { DocumentAnswer } from '../../protocol/upload-answers.ts';
import { texts } from '../../texts/texts.ts';
import { listPublicFiles } from '../../../content/public/list-public-files.ts';
import { PDF, pictureFormat } from '../../../content/public/pictures/picture-format.ts';
import { DOWNLOADS_FOLDER, downloadPath } from '../../../schema/download-path.ts';
import { MAX_UPLOAD_BYTES } from '../../protocol/transport.ts';
import { refusedUpload, tooLargeWords } from './store-picture.ts';
import { writeNewFile } from './write-new-file.ts';

const words = texts.server.documents;

/** How a PDF ends; programs append some bytes. */
const ENDING_BYTES = 2048;

/** Stores an uploaded PDF in `public/files/`, byte by byte. One that is there already isn't stored a second time. */
export function storeDocument(root: string, name: string, bytes: Uint8Array): DocumentAnswer {
  if (bytes.length > MAX_UPLOAD_BYTES) return refusedUpload(tooLargeWords());
  if (pictureFormat(bytes) !== PDF) return refusedUpload(words.notPdf(name));
  if (!Buffer.from(bytes.subarray(-ENDING_BYTES)).includes('%%EOF')) return refusedUpload(words.damaged(name));
  const same = listDownloads(root).find((path) => isSame(join(root, 'public', path), bytes));
  if (same !== undefined) return { ok: true, path: same, isNew: false };
  const folder = join(root, 'public', DOWNLOADS_FOLDER);
  try {
    mkdirSync(folder, { recursive: true });
    if (lstatSync(folder).isSymbolicLink()) return refusedUpload(words.folderIsLink);
    const file = writeNewFile(folder, { original: name, ending: 'pdf', fallback: 'document' }, bytes);
    return { ok: true, path: `${DOWNLOADS_FOLDER}${file}`, isNew: true };
  } catch (error) {
    return refusedUpload(words.notWritten((error as Error).message));
  }
}

/** Lists the files that links may offer for download, by their paths. */
export const listDownloads = (root: string): string[] =>
  [...listPublicFiles(root).files].filter((path) => downloadPath.test(path));

const isSame = (file: string, bytes: Uint8Array): boolean =>
  statSync(file).size === bytes.length && readFileSync(file).equals(bytes);
