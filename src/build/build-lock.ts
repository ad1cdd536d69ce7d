import { lockFile, systemCodeOf } from '../publishing/file-lock.ts';

/**
 * Waits until no other build uses the same folders, and blocks the next one.
 * @returns a function that releases the lock
 * @throws Node's error if the file can't be written, for `lockProblem`
 */
export const lockBuild = (file: string): Promise<() => void> =>
  lockFile(file, () => process.stderr.write('Another build is running; this one begins when that is done.\n'));

/** Describes why a build couldn't be locked. */
export function lockProblem(error: unknown): string {
  const code = systemCodeOf(error);
  return `.build/ cannot be written (${code}). ${HINTS[code] ?? 'Give yourself the right to write it.'}`;
}

const HINTS: Record<string, string> = {
  EEXIST: 'A file has its name: delete it.',
  ENOSPC: 'Make room on the disk.',
};
