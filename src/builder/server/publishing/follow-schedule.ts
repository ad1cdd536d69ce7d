import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { putText } from '../../../authoring/content-edit/put-text.ts';
import { PublishError, type PublishFailure } from '../../../publishing/publish-failure.ts';
import { outdatedRelease, publishSchedule } from '../../../publishing/publish-schedule.ts';
import type { PublishOptions, PublishResult } from '../../../publishing/publish-options.ts';

const MINUTE_MS = 60_000;

/** Longest pause between two tries, in milliseconds. */
const LONGEST_PAUSE_MS = 60 * MINUTE_MS;

/** Why what is scheduled isn't published yet. */
export interface ScheduleFailure {
  failure: PublishFailure;
  /** How often it was tried. */
  tries: number;
  /** When it's tried again, in milliseconds since 1970. */
  next: number;
}

interface FollowOptions extends Omit<PublishOptions, 'onStep' | 'print' | 'signal'> {
  /** Called when publishing what is scheduled has failed for the first time. */
  onFailure: (failure: PublishFailure) => Promise<void>;
  /** Called when it's live after a failure. */
  onRecovery: (live: Extract<PublishResult, { live: unknown }>) => Promise<void>;
}

/** What publishes by schedule. */
export interface ScheduleFollower {
  /** Looks whether something scheduled is due, and publishes it. Resolves when that is done. */
  look: () => Promise<void>;
  /** Cancels what isn't live yet, and ends. */
  close: () => void;
}

/**
 * Publishes what is scheduled as soon as its day begins by the clocks of the site. Looks now, which makes up for a machine that was
 * off, and at the beginning of each minute, so that a clock that is set doesn't matter. A failure is tried again with growing pauses.
 */
export function followSchedule(options: FollowOptions): ScheduleFollower {
  const { now = Date.now } = options;
  const stop = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  const look = () =>
    (looking ??= publishDue(options, stop.signal)
      .catch((error: unknown) => console.error(error))
      .finally(() => (looking = undefined)));
  const wait = () => {
    timer = setTimeout(
      () => {
        void look();
        wait();
      },
      MINUTE_MS - (now() % MINUTE_MS),
    ).unref();
  };
  void look();
  wait();
  return {
    look,
    close() {
      stop.abort();
      clearTimeout(timer);
    },
  };
}

/** Publishes what is due, unless that has failed and the pause isn't over. Notes a failure, until it's published. */
async function publishDue({ onFailure, onRecovery, ...options }: FollowOptions, signal: AbortSignal): Promise<void> {
  const { folders, now = Date.now } = options;
  const before = readScheduleFailure(folders.data);
  const result = await tryDue({ ...options, signal, onStep: () => undefined, print: () => undefined }, before);
  if (result === 'waits' || signal.aborted) return;
  const file = failureFile(folders.data);
  if (!result || !('failure' in result)) {
    if (before) putText(file, null);
    if (before && result) await onRecovery(result);
    return;
  }
  const tries = (before?.tries ?? 0) + 1;
  const pause = Math.min(MINUTE_MS * 2 ** (tries - 1), LONGEST_PAUSE_MS);
  const { failure } = result;
  putText(file, JSON.stringify({ failure, tries, next: now() + pause } satisfies ScheduleFailure));
  if (tries === 1) await onFailure(failure);
}

async function tryDue(
  options: PublishOptions,
  before: ScheduleFailure | undefined,
): Promise<PublishResult | 'waits' | undefined> {
  const { folders, now = Date.now } = options;
  try {
    if (!(await outdatedRelease(folders, now()))) return undefined;
    const pause = (before?.next ?? 0) - now();
    // A longer one is of a clock that was wrong.
    if (pause > 0 && pause <= LONGEST_PAUSE_MS) return 'waits';
    return await publishSchedule(options);
  } catch (error) {
    if (error instanceof PublishError) return { failure: error.failure };
    throw error;
  }
}

const failureFile = (data: string): string => join(data, 'schedule-failure.json');

/** Returns why what is scheduled isn't published yet; `undefined` if nothing is due. */
export function readScheduleFailure(data: string): ScheduleFailure | undefined {
  const file = failureFile(data);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ScheduleFailure) : undefined; // written above
}
