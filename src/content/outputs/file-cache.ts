import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Writes a file that is slow to produce: copies the cached one, or produces and caches it. The cache folder may be
 * deleted at any time.
 * @param name must identify everything the file depends on
 */
export async function writeCached(
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
  // Write to a temporary file and rename it, so that an interrupted build leaves no partial file. The temporary name is
  // unique, because the same file may be produced for two targets at the same time.
  const unfinished = join(cache, `.${randomUUID()}`);
  await writeFile(unfinished, content);
  await rename(unfinished, kept);
}

const copied = (from: string, to: string): Promise<boolean> =>
  copyFile(from, to).then(
    () => true,
    () => false,
  );
