import { useLayoutEffect } from 'react';
import { LATE_STYLES_ID } from './page-request.ts';

/** Lets the whole stylesheet, where it stands in the page, outlive the page's content. */
export function keepLateStyles(): void {
  const link = document.getElementById(LATE_STYLES_ID)?.querySelector('link');
  if (link) document.head.append(link);
}

/**
 * The end of what is seen first, where the build may put the whole stylesheet. React neither compares nor removes what
 * stands there, and the place is the same on every page: the stylesheet is loaded and applied once.
 */
export function LateStyles() {
  useLayoutEffect(() => keepLateStyles, []);
  // An empty text, which is not compared: without one, React would take out what it does not know.
  return (
    <div id={LATE_STYLES_ID} suppressHydrationWarning>
      {''}
    </div>
  );
}
