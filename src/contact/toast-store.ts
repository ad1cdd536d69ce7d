import { createStore } from '../components/create-store.ts';

/** A short message that appears over the page. */
export interface Toast {
  kind: 'success' | 'error';
  title: string;
  text: string;
  /** Name of the button that closes it. */
  closeLabel: string;
}

/** A toast with its number: the same words may be shown twice. */
export type ShownToast = Toast & { id: number };

const store = createStore<ShownToast | undefined>(undefined);

let count = 0;

/** Shows a message in place of the one before. */
export const showToast = (toast: Toast): void => store.set({ ...toast, id: ++count });

/** Takes the message away: whichever stands there, or only one of a kind, or only the one of a number. */
export function dismissToast({ kind, id }: Partial<Pick<ShownToast, 'kind' | 'id'>> = {}): void {
  const shown = store.get();
  if (!shown || (kind && kind !== shown.kind) || (id !== undefined && id !== shown.id)) return;
  store.set(undefined);
}

/** The message that is shown now. */
export const useToast = store.use;
