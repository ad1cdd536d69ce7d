import { useSyncExternalStore } from 'react';

/** A value that components can follow, and everything else can read and change. */
export interface Store<T> {
  get: () => T;
  set: (value: T) => void;
  /** Calls back after each change; returns what ends it. */
  subscribe: (listener: () => void) => () => void;
  /** The value, in a component. On the server, and while the page is taken over, it is the initial one. */
  use: () => T;
}

/** Makes a store. */
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
