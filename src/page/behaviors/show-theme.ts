import { THEME_ATTRIBUTE } from '../../builder/protocol/push-events.ts';
import { SYMBOL_PATH } from '../../theme/symbol-path.ts';

/**
 * Shows the colors of another version of the brand, also in the symbol. The old ones stay until the new stylesheet is loaded.
 */
export function showTheme(href: string): void {
  const shown = document.querySelector<HTMLLinkElement>(`link[${THEME_ATTRIBUTE}]`);
  if (!shown || shown.getAttribute('href') === href) return;
  const next = shown.cloneNode() as HTMLLinkElement; // a clone is of the same kind
  next.href = href;
  next.onload = () => shown.remove();
  shown.after(next);
  // Another address, or the browser would show the old one.
  for (const image of document.querySelectorAll<HTMLImageElement>(`img[src^="${SYMBOL_PATH}"]`))
    image.src = SYMBOL_PATH + new URL(next.href).search;
}
