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
    // The pressed button may be gone already, and the focus with it.
    const { activeElement, body } = document;
    if (closes && (activeElement === body || notice.current?.contains(activeElement)))
      goTo(opener?.isConnected ? opener : document.querySelector('main'));
  }, [notice, state]);
}
