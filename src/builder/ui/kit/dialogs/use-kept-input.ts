import { useMemo, useSyncExternalStore } from 'react';

/** What is typed into a dialog, as long as it isn't used. */
export interface KeptInput<T> {
  value: T;
  /** Whether something is typed that isn't used yet. */
  isKept: boolean;
  change: (next: (last: T) => T) => void;
  /** Drops what was typed: it was used, or isn't wanted. */
  forget: () => void;
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Projects are served at the same address one after the other. */
const project = document.querySelector<HTMLMetaElement>('meta[name="builder-project"]')?.content ?? '';

/**
 * Keeps what is typed into a dialog, in this tab: it's there again when the dialog was closed by Escape, by a click beside it
 * or by a reload, and is opened once more.
 * @param name identifies what the dialog is about
 * @param initial what it begins with: plain data
 */
export function useKeptInput<T>(name: string, initial: T): KeptInput<T> {
  const key = `builder-input:${project}:${name}`;
  const first = JSON.stringify(initial);
  const text = useSyncExternalStore(subscribe, () => sessionStorage.getItem(key)) ?? first;
  const value = useMemo(() => JSON.parse(text) as T, [text]); // written below
  const keep = (next: string) => {
    if (next === first) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, next);
    for (const listener of listeners) listener();
  };
  return {
    value,
    isKept: text !== first,
    change: (next) => keep(JSON.stringify(next(JSON.parse(sessionStorage.getItem(key) ?? first) as T))),
    forget: () => keep(first),
  };
}
