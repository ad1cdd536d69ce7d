import { useSyncExternalStore } from 'react';

/** A value that components subscribe to, and that any code can read and set. */
export interface Store<T> {
  get: () => T;
  set: (value: T) => void;
  /** Calls `listener` after each change. Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
  /** The value, in a component. On the server and during hydration, the initial value. */
  use: () => T;
}

/** Creates a store. */
export function createStore<T>(initial: T): Store<T> {
  const listeners = new Set<() => void>();
  let value = initial;
  const get = () => value;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const set = (next: T) => {
    value = next;
    for (const listener of listeners) listener();
  };
  return { get, set, subscribe, use: () => useSyncExternalStore(subscribe, get, () => initial) };
}
