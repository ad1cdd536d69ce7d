import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { texts } from '../../texts/texts.ts';
import type { StoredPicture } from '../../protocol/answers.ts';
import { PROGRAM_FILES } from '../../../content/public/check-public-files.ts';
import { readPublicFiles, type KnownImages } from '../../../content/public/read-public-files.ts';
import { eachFile } from '../../../content/read/read-files.ts';
import { IMAGE_FILE } from '../../../schema/image.ts';
import type { BuilderHandlers } from '../../protocol/calls.ts';
import { changePicture } from './change-picture.ts';
import { listDownloads } from './store-document.ts';

const OF_THE_PROGRAM = new Set<string>(PROGRAM_FILES);

/** A path of a picture in a text. */
const PATH_IN_TEXT = /\/images\/[A-Za-z0-9][A-Za-z0-9\-/]*\.[a-z]+/g;

/** Lists the pictures in `public/images/` that content may use, with the files that name each. */
export async function listPictures(root: string, known: KnownImages = new Map()): Promise<StoredPicture[]> {
  const { files, sizes } = await readPublicFiles(root, false, known);
  const users = usersByPicture(root);
  return [...files]
    .filter((path) => path.startsWith('/images/') && IMAGE_FILE.test(path) && !OF_THE_PROGRAM.has(path))
    .map((path) => {
      const { width, height } = sizes.get(path) ?? {};
      return {
        path,
        ...(width !== undefined && { width }),
        ...(height !== undefined && { height }),
        bytes: statSync(join(root, 'public', path)).size,
        usedBy: users.get(path) ?? [],
      };
    });
}

/** Finds the files that name a picture by their text, so that files with errors count, too. */
function usersByPicture(root: string): Map<string, string[]> {
  const users = new Map<string, string[]>();
  for (const source of eachFile(root)) {
    if (!('text' in source)) continue;
    for (const path of new Set(source.text.match(PATH_IN_TEXT)))
      users.set(path, [...(users.get(path) ?? []), source.file]);
  }
  return users;
}

/** Deletes a picture that no file names. */
export async function removePicture(root: string, path: string): Promise<{ ok: boolean; message: string }> {
  const picture = (await listPictures(root)).find((one) => one.path === path);
  if (!picture) return { ok: false, message: texts.server.pictures.missing(path) };
  // Looked at again: from here on nothing is awaited, so no other call can choose the picture in between.
  const usedBy = usersByPicture(root).get(path) ?? [];
  if (usedBy.length > 0) return { ok: false, message: texts.server.pictures.isUsed(path, usedBy) };
  try {
    rmSync(join(root, 'public', path));
    return { ok: true, message: texts.server.pictures.deleted(path) };
  } catch (error) {
    return { ok: false, message: texts.server.pictures.notDeleted(path, (error as Error).message) };
  }
}

/** Creates what the server runs for the calls about pictures. A picture is measured again only if its file changed. */
export function createPictureHandlers(
  root: string,
): Pick<BuilderHandlers, 'pictures' | 'removePicture' | 'changePicture' | 'downloads'> {
  const known: KnownImages = new Map();
  return {
    pictures: () => listPictures(root, known),
    removePicture: ({ path }) => removePicture(root, path),
    changePicture: (change) => changePicture(root, change),
    downloads: () => listDownloads(root),
  };
}
