const OPENING = 'builder:open-palette';

/** Opens the command palette with a query. */
export const openPalette = (query: string): void =>
  void document.dispatchEvent(new CustomEvent(OPENING, { detail: query }));

/** Calls back when something opens the palette. Returns a function that ends it. */
export function onOpenPalette(open: (query: string) => void): () => void {
  const listener = (event: Event) => open(String((event as CustomEvent<unknown>).detail));
  document.addEventListener(OPENING, listener);
  return () => document.removeEventListener(OPENING, listener);
}
