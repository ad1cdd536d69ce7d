import { createStore } from '../../components/create-store.ts';
import { dismissToast } from '../toast/toast-store.ts';

/** State of the contact modal. */
export interface ContactModalState {
  opened: boolean;
  /** Number of openings; each starts with fresh state. */
  openCount: number;
  /** The control that opened it; the focus returns there. */
  trigger?: HTMLElement | undefined;
}

const store = createStore<ContactModalState>({ opened: false, openCount: 0 });

const focused = () => (document.activeElement instanceof HTMLElement ? document.activeElement : undefined);

/** Opens the contact modal. The focus returns to `trigger`, or to the currently focused element, when it closes. */
export function openContactModal(trigger: HTMLElement | undefined = focused()): void {
  const { opened, openCount } = store.get();
  if (!opened) store.set({ opened: true, openCount: openCount + 1, trigger });
}

/** Closes the contact modal and its error toast. Keeps the draft. */
export function closeContactModal(): void {
  const state = store.get();
  if (!state.opened) return;
  store.set({ ...state, opened: false });
  dismissToast({ kind: 'error' });
}

/** The state of the contact modal. */
export const useContactModal = store.use;
