import { createStore } from '../../../components/create-store.ts';
import type { Choice } from './choose.ts';

/** A control of an entry in the outline: the entry itself, or one of its buttons. */
export type OutlineControl = 'row' | 'up' | 'down' | 'duplicate' | 'hide' | 'remove' | 'more';

interface OutlineState {
  file: string;
  choice: Choice | undefined;
  /** Whether the list items of the selected section are shown. */
  expanded: boolean;
  /** What the live region says. */
  announcement: string;
  /** The control that gets focus after the next rendering. */
  focus: { index: number; control: OutlineControl } | undefined;
}

const outlineStore = createStore<OutlineState>({
  file: '',
  choice: undefined,
  expanded: false,
  announcement: '',
  focus: undefined,
});

/** Changes the state of the outline. */
export const setOutline = (change: Partial<OutlineState>): void =>
  outlineStore.set({ ...outlineStore.get(), ...change });

/** Returns the state of the outline as it is now. */
export const outlineState = (): OutlineState => outlineStore.get();

/** Returns the control that is to get focus, once. */
export function takeFocus(): OutlineState['focus'] {
  const { focus } = outlineState();
  setOutline({ focus: undefined });
  return focus;
}

/** Returns the state of the outline, and follows it. */
export const useOutlineState = (): OutlineState => outlineStore.use();
