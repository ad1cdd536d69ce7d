const OPENING = 'builder:open-replace';

/** Opens the dialog that replaces words everywhere. */
export const openReplace = (words: string): void =>
  void document.dispatchEvent(new CustomEvent(OPENING, { detail: words }));

/** Calls back when something opens the dialog. Returns a function that ends it. */
export function onOpenReplace(open: (words: string) => void): () => void {
  const listener = (event: Event) => open(String((event as CustomEvent<unknown>).detail));
  document.addEventListener(OPENING, listener);
  return () => document.removeEventListener(OPENING, listener);
}
