import { useEffect, useRef, type RefObject } from 'react';
import type { ConsentState } from './consent-store.ts';

const goTo = (target: HTMLElement | null | undefined) => target?.focus({ preventScroll: true });

/**
 * Moves the focus into a notice that was opened by hand and back to what opened it. A notice that shows by itself takes
 * no focus; when it closes under the focus, the focus goes to the page's content.
 */
export function useNoticeFocus(notice: RefObject<HTMLElement | null>, state: ConsentState): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    const { open, opener } = state;
    const closes = wasOpen.current && !open;
    wasOpen.current = open;
    if (open && opener) goTo(notice.current);
    if (closes && notice.current?.contains(document.activeElement))
      goTo(opener?.isConnected ? opener : document.querySelector('main'));
  }, [notice, state]);
}
