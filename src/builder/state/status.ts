import { useSyncExternalStore } from 'react';

/** What the status line says. */
export interface Status {
  kind: 'idle' | 'saving' | 'saved' | 'problem';
  text: string;
}

let status: Status = { kind: 'idle', text: '' };
const listeners = new Set<() => void>();

/** Shows a message in the status line, which screen readers announce. */
export function showStatus(next: Status): void {
  status = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Returns what the status line says. */
export const useStatus = (): Status => useSyncExternalStore(subscribe, () => status);
