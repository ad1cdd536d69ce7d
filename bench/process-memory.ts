import { readdirSync, readFileSync } from 'node:fs';

/** Returns the memory of a process and its children, in MB, shared pages counted once; 0 outside Linux. */
export function memoryOf(id: number): number {
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
