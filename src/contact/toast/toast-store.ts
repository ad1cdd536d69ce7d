import { createStore } from '../../components/create-store.ts';

/** A short message that appears over the page. */
export interface Toast {
  kind: 'success' | 'error';
  title: string;
  text: string;
  /** Name of the button that closes it. */
  closeLabel: string;
}

/** A toast with an id, because the same text may be shown twice. */
export type ShownToast = Toast & { id: number };

const store = createStore<ShownToast | undefined>(undefined);

let count = 0;

/** Shows a message; replaces the previous one. */
export const showToast = (toast: Toast): void => store.set({ ...toast, id: ++count });

/** Closes the message: any, only one of a kind, or only the one with an id. */
export function dismissToast({ kind, id }: Partial<Pick<ShownToast, 'kind' | 'id'>> = {}): void {
  const shown = store.get();
  if (!shown || (kind && kind !== shown.kind) || (id !== undefined && id !== shown.id)) return;
  store.set(undefined);
}

/** The current message. */
export const useToast = store.use;
