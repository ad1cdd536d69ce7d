import { useEffect } from 'react';
import { closeContact } from './contact-window-store.ts';

/**
 * A link to another page, and going back or forward, leave the window behind, even while it is still being fetched; what
 * was typed is kept.
 */
export function useClosingByNavigation(opened: boolean): void {
  useEffect(() => {
    if (!opened) return;
    document.addEventListener('click', closeOnLink);
    window.addEventListener('popstate', closeContact);
    return () => {
      document.removeEventListener('click', closeOnLink);
      window.removeEventListener('popstate', closeContact);
    };
  }, [opened]);
}

function closeOnLink({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link && !link.target && link.origin === location.origin) closeContact();
}
