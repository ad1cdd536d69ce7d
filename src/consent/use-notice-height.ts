import { useEffect, type RefObject } from 'react';
import { WIDE_SCREEN } from '../styles/breakpoints.ts';

/** Scroll padding for focused elements: the measured height, at least the estimate in `consent-notice.module.css`. */
const scrollRoom = (height: number, guess: string) =>
  `html:root:is([data-ask], [data-asked]) { scroll-padding-bottom: calc(max(${height}px, ${guess}) + var(--mantine-spacing-md)) }`;

/**
 * CSS that leaves space for the notice around focused elements, the end of the page and the mobile menu. It sets these
 * three directly, because a custom property on the root would restyle every element of the page.
 */
const roomFor = (height: number) => `@media screen {
  ${scrollRoom(height, '19rem')}
  @media ${WIDE_SCREEN} { ${scrollRoom(height, '11rem')} }
  html:root[data-ask] body { padding-bottom: ${height}px }
  html:root[data-ask] header { --notice-height: ${height}px }
}`;

/** Measures the notice and reserves its height on the page. Until then, the stylesheet's estimate applies. */
export function useNoticeHeight(notice: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = notice.current;
    if (!element) return undefined;
    const rules = document.createElement('style');
    document.head.append(rules);
    const observer = new ResizeObserver(() => {
      const { height } = element.getBoundingClientRect(); // `offsetHeight` rounds: the page could end a pixel short
      const text = roomFor(height);
      // A closed notice has no height; keep the last one.
      if (height > 0 && rules.textContent !== text) rules.textContent = text;
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      rules.remove();
    };
  }, [notice]);
}
