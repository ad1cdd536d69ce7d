import {
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  utimes,
  writeSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const HEARTBEAT_MS = 1_000;
/** A lock without a heartbeat for this long is stale. A build that checks 10,000 entries has none for some 20 s. */
const STALE_MS = 60 * HEARTBEAT_MS;
const RETRY_MS = 250;

/**
 * Waits until no other process holds the lock of a file, and takes it (decision 60).
 * @param onWait called once if another one holds it
 * @param signal aborts the wait
 * @returns a function that releases the lock
 * @throws Node's error if the file can't be written; the signal's reason if it's aborted
 */
export async function lockFile(file: string, onWait: () => void, signal?: AbortSignal): Promise<() => void> {
  mkdirSync(dirname(file), { recursive: true });
  const owner = `${process.pid} ${processTable()}`;
  const isStale = createStaleness();
  for (let told = false; !acquire(file, owner, isStale); told = true) {
    if (!told) onWait();
    await sleep(RETRY_MS, undefined, { signal });
  }
  const heartbeat = setInterval(() => utimes(file, new Date(), new Date(), () => undefined), HEARTBEAT_MS).unref();
  return () => {
    clearInterval(heartbeat);
    if (readOwner(file) === owner) rmSync(file, { force: true });
  };
}

function acquire(file: string, owner: string, isStale: (file: string) => boolean): boolean {
  let descriptor: number;
  try {
    descriptor = openSync(file, 'wx');
  } catch (error) {
    if (systemCodeOf(error) !== 'EEXIST') throw error;
    if (isStale(file)) rmSync(file, { force: true });
    return false;
  }
  try {
    writeSync(descriptor, owner);
    return true;
  } catch (error) {
    // On a full disk, a lock without an owner would hold up the next process.
    rmSync(file, { force: true });
    throw error;
  } finally {
    closeSync(descriptor);
  }
}

/**
 * Returns a function that returns whether the process that holds a lock was killed. A missing process proves it, but only within
 * the same process table: a container that shares the folder has other processes, so there the heartbeat decides.
 */
function createStaleness(): (file: string) => boolean {
  let seen = { heartbeat: 0, since: 0 };
  return (file) => {
    const heartbeat = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (heartbeat === undefined) return false; // released in the meantime
    const now = performance.now();
    if (heartbeat !== seen.heartbeat) seen = { heartbeat, since: now };
    // A clock that was set makes each heartbeat old, until the next one.
    if (Date.now() - heartbeat > STALE_MS && now - seen.since > 2 * HEARTBEAT_MS) return true;
    const [pid = '', ...table] = readOwner(file).split(' ');
    return table.join(' ') === processTable() && !isRunning(Number(pid));
  };
}

/** Identifies the process table in which a process id is unique: one container since the machine's start. */
function processTable(): string {
  try {
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return hostname(); // not Linux
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return systemCodeOf(error) !== 'ESRCH';
  }
}

/** Returns the owner of a lock; '' if it was released. */
function readOwner(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Returns the code of a file system error, such as `ENOSPC`; '' if it has none. */
export const systemCodeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? ''; // Node's functions throw nothing else
