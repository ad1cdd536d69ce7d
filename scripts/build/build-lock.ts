import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A running build shows that it is alive this often, and counts as dead after this long. */
const SIGN_OF_LIFE = 2_000;
const SILENCE = 60_000;
const LOOK_AGAIN = 250;

/**
 * Waits until no other build works in the same folders, and keeps the next one waiting.
 * @returns what lets the next one begin
 * @throws what Node throws where the file can not be written, for `lockProblem`
 */
export async function lockBuild(file: string): Promise<() => void> {
  mkdirSync(dirname(file), { recursive: true });
  for (let told = false; !take(file); told = true) {
    if (!told) process.stderr.write('Another build is running; this one begins when that is done.\n');
    await sleep(LOOK_AGAIN);
  }
  const alive = setInterval(() => utimesSync(file, new Date(), new Date()), SIGN_OF_LIFE).unref();
  return () => {
    clearInterval(alive);
    rmSync(file, { force: true });
  };
}

/** Says in a sentence why a build could not be locked. */
export function lockProblem(error: unknown): string {
  const code = codeOf(error);
  return `.build/ can not be written (${code}). ${HINTS[code] ?? 'Give yourself the right to write it.'}`;
}

const HINTS: Record<string, string> = {
  EEXIST: 'A file has its name: delete it.',
  ENOSPC: 'Make room on the disk.',
};

function take(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    if (isDead(file)) rmSync(file, { force: true });
    return false;
  }
}

/** Whether who holds the lock has been killed; its number may belong to another process by now, which gives no sign. */
function isDead(file: string): boolean {
  try {
    if (Date.now() - statSync(file).mtimeMs > SILENCE) return true;
    process.kill(Number(readFileSync(file, 'utf8')), 0);
    return false;
  } catch (error) {
    return codeOf(error) === 'ESRCH';
  }
}

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? ''; // what Node's functions throw
