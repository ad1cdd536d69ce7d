import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PublishStep } from './publish-options.ts';

/** How long each step took in the last publication that succeeded, in milliseconds. */
type Times = Partial<Record<PublishStep, number>>;

/** Measures the steps of a publication. */
export interface StepTimes {
  /** Begins a step, which ends the one before. Returns how long it took last time, in milliseconds; `undefined` if that isn't known. */
  begin: (step: PublishStep) => number | undefined;
  /** Ends the last step, and keeps all times for the next publication. */
  keep: () => void;
}

/**
 * Opens the times of the last publication.
 * @param data the data folder
 */
export function openStepTimes(data: string, now = (): number => performance.now()): StepTimes {
  const file = join(data, 'step-times.json');
  const last = readTimes(file);
  const own: Times = {};
  let current: { step: PublishStep; since: number } | undefined;
  const end = () => {
    if (current) own[current.step] = Math.round(now() - current.since);
  };
  return {
    begin(step) {
      end();
      current = { step, since: now() };
      return last[step];
    },
    keep() {
      end();
      writeTimes(file, { ...last, ...own });
    },
  };
}

/** Estimates are no reason to fail: what can't be written isn't known next time. */
function writeTimes(file: string, times: Times): void {
  try {
    writeFileSync(`${file}.unfinished`, JSON.stringify(times));
    renameSync(`${file}.unfinished`, file);
  } catch {
    rmSync(`${file}.unfinished`, { force: true });
  }
}

/** Without a readable file, nothing is known. */
function readTimes(file: string): Times {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Times; // written above
  } catch {
    return {};
  }
}
