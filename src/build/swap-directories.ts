import { existsSync, renameSync, rmSync } from 'node:fs';

const oldOf = (target: string) => `${target}.old`;

/**
 * Replaces a folder by a finished one, and keeps the old one in the finished one's place. The old one is missing for
 * the duration of one rename; if interrupted there, `recoverSwap` restores it (decision 60).
 */
export function swapDirectories(finished: string, target: string): void {
  if (existsSync(target)) renameSync(target, oldOf(target));
  renameSync(finished, target);
  if (existsSync(oldOf(target))) renameSync(oldOf(target), finished);
}

/** Restores the folder that an interrupted swap set aside. */
export function recoverSwap(target: string): void {
  if (!existsSync(oldOf(target))) return;
  if (existsSync(target)) rmSync(oldOf(target), { recursive: true });
  else renameSync(oldOf(target), target);
}
