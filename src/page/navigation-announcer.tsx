import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/**
 * Takes the focus from what goes with a page before it goes: Chromium takes it from an element that is being removed only
 * after it has worked out styles and places for the old page and the new one together.
 */
function leaveMain({ pathChanged }: { pathChanged: boolean }): void {
  const focused = document.activeElement;
  if (pathChanged && focused instanceof HTMLElement && focused.closest('main')) focused.blur();
}

/** Tells screen readers that another page has opened, and moves the focus to its heading. */
export function NavigationAnnouncer({ words }: { words: string }) {
  const router = useRouter();
  const [message, setMessage] = useState('');
  useEffect(() => router.subscribe('onBeforeRouteMount', leaveMain), [router]);
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged }) => {
        if (!pathChanged) return;
        const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
        heading?.setAttribute('tabindex', '-1');
        heading?.focus({ preventScroll: true });
        setMessage(words.replace('{title}', () => heading?.textContent ?? document.title));
      }),
    [router, words],
  );
  return (
    <p className="visually-hidden" role="status">
      {message}
    </p>
  );
}
