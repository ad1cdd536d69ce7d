import { createTaskQueue } from '../../../../data/task-queue.ts';
import { countBusy } from '../../state/busy.ts';
import { drafts } from './unsaved.ts';

const queue = createTaskQueue();

/**
 * Runs the actions of the builder one after the other, in the order in which they were asked for. An action sees what
 * those before it have written and what was typed before it; what is typed meanwhile is saved after it.
 */
export const inTurn = <T>(action: () => Promise<T>): Promise<T> =>
  countBusy(() =>
    queue(async () => {
      await drafts.flushAll();
      const running = action();
      drafts.pauseFor(running);
      return running;
    }),
  );
