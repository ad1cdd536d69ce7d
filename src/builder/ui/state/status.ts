import { createStore } from '../../../components/create-store.ts';

/** What the status line says. */
export interface Status {
  kind: 'idle' | 'saved' | 'problem';
  text: string;
  /** What to do about it, where the field itself shows it: it's for screen readers, and when the text is pointed at. */
  hint?: string | undefined;
  /** Key of the field that it's about, if it's about one. */
  field?: string | undefined;
  /** Set if a notice says the same, which screen readers announce. */
  isInNotice?: boolean;
}

/** A status with the time at which it was shown, in milliseconds since 1970. */
type ShownStatus = Status & { since: number };

const statusStore = createStore<ShownStatus>({ kind: 'idle', text: '', since: 0 });

/** Shows a message in the status line, which screen readers announce. */
export const showStatus = (status: Status): void => statusStore.set({ ...status, since: Date.now() });

/** Clears the status line if what it says is no longer true. */
export function clearStatus(isOver: (status: ShownStatus) => boolean): void {
  if (isOver(statusStore.get())) showStatus({ kind: 'idle', text: '' });
}

/** Returns what the status line says. */
export const useStatus = (): ShownStatus => statusStore.use();
