import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, readdirSync } from 'node:fs';

/** How often the memory of a process is looked at, in milliseconds. */
const PAUSE = 200;

/** What a process took. */
export interface Taken {
  seconds: number;
  /** Largest memory of the process and all that it started, in MB, shared parts counted once; nothing beside Linux. */
  peak: number | undefined;
  /** What it wrote. */
  words: string;
}

/** Runs a command of Node and watches it; throws if it fails. */
export async function watched(root: string, words: readonly string[]): Promise<Taken> {
  const begin = performance.now();
  const child = spawn(process.execPath, words, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  let [output, peak] = ['', 0];
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const look = setInterval(() => (peak = Math.max(peak, memoryOf(child.pid ?? 0))), PAUSE);
  const [status] = (await once(child, 'close')) as [number];
  clearInterval(look);
  if (status !== 0) throw new Error(`${words.join(' ')} ended with ${status}.`);
  return { seconds: (performance.now() - begin) / 1000, peak: peak > 0 ? Math.round(peak) : undefined, words: output };
}

/** Memory of a process and its children, in MB. */
function memoryOf(id: number): number {
  try {
    const [, own = '0'] = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8')) ?? [];
    const children = readdirSync(`/proc/${id}/task`).flatMap((task) =>
      readFileSync(`/proc/${id}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
    );
    return Number(own) / 1024 + children.reduce((sum, child) => sum + memoryOf(child), 0);
  } catch {
    return 0; // ended meanwhile, or no such file system
  }
}
