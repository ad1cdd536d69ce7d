import { useEffect, type RefObject } from 'react';
import { WIDE_SCREEN } from '../styles/breakpoints.ts';

/** What has the focus is scrolled clear of so much, and at least of the guess of `consent-notice.module.css`. */
const scrollRoom = (height: number, guess: string) =>
  `html:root:is([data-ask], [data-asked]) { scroll-padding-bottom: calc(max(${height}px, ${guess}) + var(--space-4)) }`;

/**
 * Rules by which what gets the focus, the page's end and the menu of phones leave room for the notice. They name those
 * three, since a custom property of the root would have the browser style every element of the page anew.
 */
const roomFor = (height: number) => `@media screen {
  ${scrollRoom(height, '19rem')}
  @media ${WIDE_SCREEN} { ${scrollRoom(height, '11rem')} }
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
