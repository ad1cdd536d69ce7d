import { createStore } from '../../../../components/create-store.ts';
import { createTaskQueue } from '../../../../data/task-queue.ts';
import { drafts } from './unsaved.ts';

const queue = createTaskQueue();

/** Number of actions that haven't finished. */
const unfinished = createStore(0);

/** Whether an action is under way or waits for its turn. */
export const useIsBusy = (): boolean => unfinished.use() > 0;

/** Whether an action is under way or waits for its turn, as of now. */
export const isBusy = (): boolean => unfinished.get() > 0;

/**
 * Runs the actions of the builder one after the other, in the order in which they were asked for. An action sees what
 * those before it have written and what was typed before it; what is typed meanwhile is saved after it.
 */
export function inTurn<T>(action: () => Promise<T>): Promise<T> {
  unfinished.set(unfinished.get() + 1);
  return queue(async () => {
    await drafts.flushAll();
    const running = action();
    drafts.pauseFor(running);
    return running;
  }).finally(() => unfinished.set(unfinished.get() - 1));
}
