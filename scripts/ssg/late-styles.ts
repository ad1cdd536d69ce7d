import type { BuiltAssets } from './render-entry.ts';
import type { UsedCss } from './used-css.ts';

/** Marks the place of the inlined rules until a page's markup tells which it needs. */
export const CSS_PLACE = '<!--used-css-->';

/**
 * Text of the script that follows the whole stylesheet where that stands in the page. A script waits for the styles
 * before it, and the page waits for the script: Firefox would else paint what follows without its rules.
 */
export const HOLD_BACK = '0';

/** So many letters of rules must be spared, or it is not worth that a page waits for a file in its midst. */
const WORTH = 6000;

/**
 * Fills the rules into a page. Where much is spared by it, only what is seen first has its rules inlined, and the whole
 * stylesheet stands after it: browsers paint what comes before and hold back what comes after.
 * @param usedCss gives the rules that markup needs
 * @param assets address of the whole stylesheet, and the id of the element in which it may stand
 */
export function fillInStyles(
  html: string,
  usedCss: (html: string, place?: string) => UsedCss,
  { styles, lateStyles }: Pick<BuiltAssets, 'styles' | 'lateStyles'>,
): string {
  // Where what is seen first ends: what follows can wait for the whole stylesheet.
  const place = lateStyles === undefined ? undefined : `<div id="${lateStyles}">`;
  const { all, early } = usedCss(html, place);
  const split = place !== undefined && all.length - early.length >= WORTH;
  // Not urgent: what is seen first does not wait for it, and neither should its fonts.
  const link = `<link rel="stylesheet" href="${styles}" fetchpriority="low"><script>${HOLD_BACK}</script>`;
  return (split ? html.replace(place, () => place + link) : html).replace(
    CSS_PLACE,
    () => `<style>${split ? early : all}</style>`,
  );
}
