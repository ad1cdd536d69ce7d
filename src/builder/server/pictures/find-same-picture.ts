import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { listPublicFiles } from '../../../content/public/list-public-files.ts';
import { imagePath } from '../../../schema/image.ts';

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
