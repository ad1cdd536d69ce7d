import { useEffect } from 'react';
import { closeContactModal } from './contact-modal-store.ts';

/**
 * Closes the modal on a navigation, including Back and Forward, even while its code is loading. Keeps the draft.
 */
export function useCloseOnNavigation(opened: boolean): void {
  useEffect(() => {
    if (!opened) return;
    document.addEventListener('click', closeOnLink);
    window.addEventListener('popstate', closeContactModal);
    return () => {
      document.removeEventListener('click', closeOnLink);
      window.removeEventListener('popstate', closeContactModal);
    };
  }, [opened]);
}

function closeOnLink({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link && !link.target && link.origin === location.origin) closeContactModal();
}
