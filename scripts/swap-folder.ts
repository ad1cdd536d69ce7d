import { rename, rm } from 'node:fs/promises';

/** Puts a finished folder in place of another; the old one is there until the new one is. */
export async function swapFolder(finished: string, target: string): Promise<void> {
  const old = `${target}.old`;
  await rm(old, { recursive: true, force: true });
  await rename(target, old).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  await rename(finished, target);
  await rm(old, { recursive: true, force: true });
}
