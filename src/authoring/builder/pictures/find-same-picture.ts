import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { IMAGE_FILE } from '../../../schema/image.ts';

/**
 * Finds a picture that is stored already, byte by byte.
 * @param folder the folder of all pictures, `public/images`
 * @param versions what may be stored of it: the file as it was uploaded, and as it would be stored
 * @returns its path in `public`, such as `/images/portrait.jpg`
 */
export function findSamePicture(folder: string, versions: readonly Uint8Array[]): string | undefined {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  return files
    .filter((entry) => entry.isFile()) // links aren't followed
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => isOneOf(versions, file))
    .map((file) => `/images${file.slice(folder.length).replaceAll('\\', '/')}`)
    .find((path) => IMAGE_FILE.test(path));
}

/** Compares contents only where the size is the same. */
function isOneOf(versions: readonly Uint8Array[], file: string): boolean {
  const { size } = statSync(file);
  const alike = versions.filter(({ length }) => length === size);
  return alike.some((version) => readFileSync(file).equals(version));
}
