import { createStore } from '../../components/create-store.ts';

/** What the status line says. */
export interface Status {
  kind: 'idle' | 'saved' | 'problem';
  text: string;
}

const statusStore = createStore<Status>({ kind: 'idle', text: '' });

/** Shows a message in the status line, which screen readers announce. */
export const showStatus = (status: Status): void => statusStore.set(status);

/** Returns what the status line says. */
export const useStatus = (): Status => statusStore.use();
