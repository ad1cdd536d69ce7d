import type { BuiltAssets } from './render-entry.ts';
import type { CriticalCss } from './critical-css.ts';

/** Placeholder for the inlined rules until the markup tells which ones the page needs. */
export const CSS_PLACEHOLDER = '<!--critical-css-->';

/**
 * Text of the script after a full stylesheet in the middle of the page. A script waits for the styles before it, and
 * the page waits for the script; otherwise Firefox would paint the following content unstyled.
 */
export const RENDER_BLOCKING_SCRIPT = '0';

/** Minimum number of characters saved for it to be worth blocking the page in the middle. */
const MIN_SAVINGS_CHARS = 6000;

/**
 * Fills the rules into a page. If enough is saved, only the part above the fold has its rules inlined, and the full
 * stylesheet follows it: browsers paint what precedes it and hold back the rest (decision 39).
 * @param criticalCss returns the rules that markup needs
 * @param assets URL of the full stylesheet, and the id of the element that may contain it
 */
export function inlineCriticalCss(
  html: string,
  criticalCss: (html: string, foldMarker?: string) => CriticalCss,
  { styles, stylesheetSlot }: Pick<BuiltAssets, 'styles' | 'stylesheetSlot'>,
): string {
  // The end of the part above the fold: what follows can wait for the full stylesheet.
  const foldMarker = stylesheetSlot === undefined ? undefined : `<div id="${stylesheetSlot}">`;
  const { all, aboveFold } = criticalCss(html, foldMarker);
  const split = foldMarker !== undefined && all.length - aboveFold.length >= MIN_SAVINGS_CHARS;
  // Low priority: the part above the fold doesn't wait for it, and neither should its fonts.
  const link = `<link rel="stylesheet" href="${styles}" fetchpriority="low"><script>${RENDER_BLOCKING_SCRIPT}</script>`;
  return (split ? html.replace(foldMarker, () => foldMarker + link) : html).replace(
    CSS_PLACEHOLDER,
    () => `<style>${split ? aboveFold : all}</style>`,
  );
}
