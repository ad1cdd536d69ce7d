import { existsSync, renameSync, rmSync } from 'node:fs';

const oldOf = (target: string) => `${target}.old`;

/**
 * Puts a finished folder in place of another, which takes the finished one's place. The other is gone for no longer than
 * one renaming takes; stopped just there, `restoreFolder` brings it back.
 */
export function swapFolder(finished: string, target: string): void {
  if (existsSync(target)) renameSync(target, oldOf(target));
  renameSync(finished, target);
  if (existsSync(oldOf(target))) renameSync(oldOf(target), finished);
}

/** Puts back what a stopped swap has left aside. */
export function restoreFolder(target: string): void {
  if (!existsSync(oldOf(target))) return;
  if (existsSync(target)) rmSync(oldOf(target), { recursive: true });
  else renameSync(oldOf(target), target);
}
