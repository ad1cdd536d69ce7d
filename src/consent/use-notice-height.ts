import { useEffect, type RefObject } from 'react';

/** Keeps the notice's height in `--notice-height`, by which the page leaves room for it. */
export function useNoticeHeight(notice: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = notice.current;
    if (!element) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      // Of a notice that is closed the last height is kept: nothing asks for it, and all would be styled anew.
      if (element.offsetHeight > 0) style.setProperty('--notice-height', `${element.offsetHeight}px`);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [notice]);
}
