import { useSyncExternalStore } from 'react';
import type { Choice } from './choose.ts';

/** A control of an entry in the outline: the entry itself, or one of its buttons. */
export type Control = 'row' | 'up' | 'down' | 'duplicate' | 'hide' | 'remove' | 'more';

interface OutlineState {
  file: string;
  choice: Choice | undefined;
  /** Whether the list items of the selected section are shown. */
  expanded: boolean;
  /** What the live region says. */
  announcement: string;
  /** The control that gets focus after the next rendering. */
  focus: { index: number; control: Control } | undefined;
}

let state: OutlineState = { file: '', choice: undefined, expanded: false, announcement: '', focus: undefined };
const listeners = new Set<() => void>();

/** Changes the state of the outline. */
export function setOutline(change: Partial<OutlineState>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

/** Returns the state of the outline as it is now. */
export const outlineState = (): OutlineState => state;

/** Returns the control that is to get focus, once. */
export function takeFocus(): OutlineState['focus'] {
  const { focus } = state;
  state = { ...state, focus: undefined };
  return focus;
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Returns the state of the outline, and follows it. */
export const useOutlineState = (): OutlineState => useSyncExternalStore(subscribe, outlineState);
