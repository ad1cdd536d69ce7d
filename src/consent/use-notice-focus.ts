import { useEffect, useRef, type RefObject } from 'react';
import type { ConsentState } from './consent-store.ts';

const goTo = (target: HTMLElement | null | undefined) => target?.focus({ preventScroll: true });

/**
 * Moves the focus into a reopened notice, and back to its opener on close. A notice that appears by itself doesn't take the
 * focus; if it closes while it contains the focus, the focus moves to the page's content.
 */
export function useNoticeFocus(notice: RefObject<HTMLElement | null>, state: ConsentState): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    const { open, opener } = state;
    const closes = wasOpen.current && !open;
    wasOpen.current = open;
    if (open && opener) goTo(notice.current);
    // The pressed button may already be removed, and the focus lost.
    const { activeElement, body } = document;
    if (closes && (activeElement === body || notice.current?.contains(activeElement)))
      goTo(opener?.isConnected ? opener : document.querySelector('main'));
  }, [notice, state]);
}
