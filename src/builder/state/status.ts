import { createStore } from '../../components/create-store.ts';

/** What the status line says. */
export interface Status {
  kind: 'idle' | 'saved' | 'problem';
  text: string;
  /** Key of the field that it's about, if it's about one. */
  field?: string | undefined;
}

const statusStore = createStore<Status>({ kind: 'idle', text: '' });

/** Shows a message in the status line, which screen readers announce. */
export const showStatus = (status: Status): void => statusStore.set(status);

/** Clears the status line if what it says is no longer true. */
export function clearStatus(isOver: (status: Status) => boolean): void {
  if (isOver(statusStore.get())) showStatus({ kind: 'idle', text: '' });
}

/** Returns what the status line says. */
export const useStatus = (): Status => statusStore.use();
