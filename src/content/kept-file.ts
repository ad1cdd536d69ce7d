import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Writes a file that is slow to make: a copy of the kept one, else a new one, which is kept for the next time. The folder
 * of kept files may be deleted at any time.
 * @param name names in the cache all that the file is made of
 */
export async function writeKept(
  target: string,
  cache: string,
  name: string,
  make: () => Promise<Uint8Array>,
): Promise<void> {
  const kept = join(cache, name);
  await mkdir(dirname(target), { recursive: true });
  if (await copied(kept, target)) return;
  const content = await make();
  await writeFile(target, content);
  // Written beside and renamed: a build that is stopped leaves no half file for the next. The name is used once, for
  // the same file may be wanted in two places, and be made for both at the same time.
  const unfinished = `${kept}.${randomUUID()}`;
  await writeFile(unfinished, content);
  await rename(unfinished, kept);
}

const copied = (from: string, to: string): Promise<boolean> =>
  copyFile(from, to).then(
    () => true,
    () => false,
  );
