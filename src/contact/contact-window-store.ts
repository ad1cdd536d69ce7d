import { createStore } from '../components/create-store.ts';
import { dismissToast } from './toast-store.ts';

/** Whether the contact window stands open, and for whom. */
export interface ContactWindowState {
  opened: boolean;
  /** Counts the openings: each begins afresh. */
  visit: number;
  /** What opened it; focus returns there. */
  trigger?: HTMLElement | undefined;
}

const store = createStore<ContactWindowState>({ opened: false, visit: 0 });

const focused = () => (document.activeElement instanceof HTMLElement ? document.activeElement : undefined);

/** Opens the contact window; focus returns to `trigger` (or to what has focus now) when it closes. */
export function openContact(trigger: HTMLElement | undefined = focused()): void {
  const { opened, visit } = store.get();
  if (!opened) store.set({ opened: true, visit: visit + 1, trigger });
}

/** Closes the contact window, and with it the error message that may stand over it. What was typed is kept. */
export function closeContact(): void {
  const state = store.get();
  if (!state.opened) return;
  store.set({ ...state, opened: false });
  dismissToast({ kind: 'error' });
}

/** The state of the contact window. */
export const useContactWindow = store.use;
