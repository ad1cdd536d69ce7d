import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** Tells screen readers that another page has opened, and moves the focus to its heading. */
export function NavigationAnnouncer({ words }: { words: string }) {
  const router = useRouter();
  const [message, setMessage] = useState('');
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
