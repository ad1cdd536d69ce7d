import { useEffect, type RefObject } from 'react';

/**
 * Rules by which what gets the focus, the page's end and the menu of phones leave room for the notice. They name those
 * three, since a custom property of the root would have the browser style every element of the page anew.
 */
const roomFor = (height: number) => `@media screen {
  html:root:is([data-ask], [data-asked]) { scroll-padding-bottom: calc(max(${height}px, var(--notice-height)) + var(--space-4)) }
  html:root[data-ask] body { padding-bottom: ${height}px }
  html:root[data-ask] header { --notice-height: ${height}px }
}`;

/** Lets the page leave as much room for the notice as that takes; until it is measured, there is a guess in its rules. */
export function useNoticeHeight(notice: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = notice.current;
    if (!element) return undefined;
    const rules = document.createElement('style');
    document.head.append(rules);
    const observer = new ResizeObserver(() => {
      const text = roomFor(element.offsetHeight);
      // Of a notice that is closed the last height is kept: nothing asks for it.
      if (element.offsetHeight > 0 && rules.textContent !== text) rules.textContent = text;
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      rules.remove();
    };
  }, [notice]);
}
