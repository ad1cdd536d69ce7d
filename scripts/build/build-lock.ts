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

function take(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
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
    return (error as NodeJS.ErrnoException).code === 'ESRCH'; // what node:process throws
  }
}
