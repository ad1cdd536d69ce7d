import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, readdirSync } from 'node:fs';

/** Interval between two memory samples, in milliseconds. */
const PAUSE = 200;

/** The result of a process. */
export interface Measurement {
  seconds: number;
  /** Peak memory of the process and its children, in MB, shared pages counted once; `undefined` outside Linux. */
  peak: number | undefined;
  /** Its standard output. */
  output: string;
}

/** Runs a Node command and samples its memory. Throws if it fails. */
export async function measureProcess(root: string, args: readonly string[]): Promise<Measurement> {
  const begin = performance.now();
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  let [output, peak] = ['', 0];
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const look = setInterval(() => (peak = Math.max(peak, memoryOf(child.pid ?? 0))), PAUSE);
  const [status] = (await once(child, 'close')) as [number];
  clearInterval(look);
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}.`);
  return { seconds: (performance.now() - begin) / 1000, peak: peak > 0 ? Math.round(peak) : undefined, output };
}

/** Returns the memory of a process and its children, in MB. */
function memoryOf(id: number): number {
  try {
    const [, own = '0'] = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8')) ?? [];
    const children = readdirSync(`/proc/${id}/task`).flatMap((task) =>
      readFileSync(`/proc/${id}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
    );
    return Number(own) / 1024 + children.reduce((sum, child) => sum + memoryOf(child), 0);
  } catch {
    return 0; // the process ended, or there is no /proc
  }
}
