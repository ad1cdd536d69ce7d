import { brandVariables } from '../../../theme/brand-variables.ts';
import type { Brand } from '../../../theme/brand.ts';
import { symbolAddress } from '../../../theme/symbol.ts';
import { SYMBOL_PATH } from '../../../theme/symbol-path.ts';

/** Pages that have shown a brand which wasn't in their stylesheet, each with what ends that it's watched. */
const shown = new WeakMap<Document, AbortController>();

/** Whether a page has shown a brand that wasn't saved then. */
export const hasShownBrand = ({ document }: Pick<Window, 'document'>): boolean => shown.has(document);

/**
 * Shows a brand in a page, at once: its variables stand at the root of the page where the page's own stylesheet says something
 * else. They go once that has them. `undefined`: only the stylesheet.
 */
export function showBrand(view: Window & typeof globalThis, brand: Brand | undefined): void {
  const { document } = view;
  const { style } = document.documentElement;
  shown.get(document)?.abort();
  const watched = new AbortController();
  shown.set(document, watched);
  for (const name of [...style].filter((one) => one.startsWith('--mantine-'))) style.removeProperty(name);
  showSymbol(document, brand ? symbolAddress(brand.colors) : SYMBOL_PATH);
  if (!brand) return;
  const own = view.getComputedStyle(document.documentElement);
  const others = Object.entries(brandVariables(brand)).filter(
    ([name, value]) => plain(own.getPropertyValue(name)) !== plain(value),
  );
  if (others.length === 0) return;
  for (const [name, value] of others) style.setProperty(name, value);
  // A new stylesheet of the brand has arrived; such an event doesn't bubble.
  const onLoad = ({ target }: Event) => {
    if (target instanceof view.HTMLLinkElement || target instanceof view.HTMLStyleElement) showBrand(view, brand);
  };
  document.addEventListener('load', onLoad, { capture: true, signal: watched.signal });
}

/** Shows the symbol of the site in other colors. */
function showSymbol(document: Document, address: string): void {
  for (const image of document.querySelectorAll<HTMLImageElement>(`img[src^="${SYMBOL_PATH}"]`))
    if (image.getAttribute('src') !== address) image.src = address;
}

/** A value as browsers and tools may write it: with other quotes and spaces. */
const plain = (value: string): string => value.replaceAll(/['"\s]/g, '');
