import { createTaskQueue } from '../../../data/task-queue.ts';
import { publicAddress, publishBranch, publishCommand } from '../../../publishing/public-address.ts';
import { PublishError, type PublishFailure } from '../../../publishing/publish-failure.ts';
import type { PublishOptions, PublishResult } from '../../../publishing/publish-options.ts';
import type { PublishingFolders } from '../../../publishing/publishing-folders.ts';
import type { Person } from '../../people/people.ts';
import type { PublicationStep } from '../../protocol/publish-calls.ts';
import { actingPerson, authorArguments } from '../acting-person.ts';

/** A publication that was asked for in this builder. */
interface Run {
  step: PublicationStep;
  /** How long the step took last time, in milliseconds. */
  lastMs?: number | undefined;
  stop: AbortController;
  /** Who publishes, where people sign in. */
  by: Person | undefined;
}

/** A publication that has ended. */
interface EndedRun {
  result: PublishResult;
  /** The number of publications that had been asked for when it ended. */
  asked: number;
}

/** What a person is told of publications. */
export type PublicationNews =
  | { state: 'none' }
  | ({ state: 'running'; by?: string } & Pick<Run, 'step' | 'lastMs'>)
  | { state: 'ended'; result: PublishResult };

/** The publications of a builder, which run one after the other. */
export interface PublicationQueue {
  /** Publishes once those that were asked for before have ended. */
  add: (publish: (options: PublishOptions) => Promise<PublishResult>) => void;
  /** Cancels the acting person's publication. Has no effect once its release is live. */
  cancel: () => void;
  /**
   * Returns what concerns the acting person: the own publication, until somebody asks for another one after its end, then that of
   * somebody else, then what was published last. Nobody is told of somebody else's failure.
   */
  news: () => PublicationNews;
  /** Whether a publication runs or waits. */
  isBusy: () => boolean;
}

/**
 * Creates an empty queue.
 * @param tell called when a publication takes its next step, and when it has ended
 */
export function createPublicationQueue(folders: PublishingFolders, tell: () => void): PublicationQueue {
  const inTurn = createTaskQueue();
  let asked = 0;
  let active: Run[] = [];
  /** The last publication of each person that has ended. */
  const endedBy = new Map<string | undefined, EndedRun>();
  let lastLive: PublishResult | undefined;
  const end = (run: Run, result: PublishResult) => {
    active = active.filter((other) => other !== run);
    endedBy.set(run.by?.id, { result, asked });
    if ('live' in result) lastLive = result;
    tell();
  };
  const ownRun = () => active.find(({ by }) => by?.id === actingPerson()?.id);
  return {
    add(publish) {
      asked += 1;
      const step = active.length > 0 ? 'wait' : 'store';
      const run: Run = { step, stop: new AbortController(), by: actingPerson() };
      active.push(run);
      tell();
      void inTurn(async () => {
        if (!active.includes(run)) return; // canceled while it waited
        run.step = 'store';
        const result = await publish(optionsOf(folders, run, tell)).catch((error: unknown) => ({
          failure: failureOf(error),
        }));
        end(run, result);
      });
    },
    cancel() {
      const run = ownRun();
      run?.stop.abort();
      if (run && run !== active[0]) end(run, { failure: { kind: 'canceled' } });
    },
    news() {
      const own = ownRun();
      const ended = endedBy.get(actingPerson()?.id);
      if (!own && ended?.asked === asked) return { state: 'ended', result: ended.result };
      const run = own ?? active[0];
      if (run)
        return { state: 'running', step: run.step, lastMs: run.lastMs, ...(!own && run.by && { by: run.by.name }) };
      return lastLive ? { state: 'ended', result: lastLive } : { state: 'none' };
    },
    isBusy: () => active.length > 0,
  };
}

function optionsOf(folders: PublishingFolders, run: Run, tell: () => void): PublishOptions {
  return {
    folders,
    publicUrl: publicAddress(process.env, folders.data) ?? process.env['PUBLISHED_URL'] ?? '',
    command: publishCommand(process.env),
    hostBranch: publishBranch(process.env),
    author: authorArguments(),
    onStep(step, lastMs) {
      Object.assign(run, { step, lastMs });
      tell();
    },
    print: () => undefined,
    signal: run.stop.signal,
  };
}

/** An unexpected error ends the publication like any other failure, so that browsers stop waiting. */
function failureOf(error: unknown): PublishFailure {
  if (error instanceof PublishError) return error.failure;
  console.error(error);
  return { kind: 'build', details: error instanceof Error ? error.message : String(error) };
}
