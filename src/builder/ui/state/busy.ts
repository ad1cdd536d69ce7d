import { createStore } from '../../../components/create-store.ts';

/** Number of actions that haven't finished. */
const unfinished = createStore(0);

/** Whether an action is under way or waits for its turn. */
export const useIsBusy = (): boolean => unfinished.use() > 0;

/** Whether an action is under way or waits for its turn, as of now. */
export const isBusy = (): boolean => unfinished.get() > 0;

/** Counts an action as under way until it has finished. */
export function countBusy<T>(action: () => Promise<T>): Promise<T> {
  unfinished.set(unfinished.get() + 1);
  return action().finally(() => unfinished.set(unfinished.get() - 1));
}
