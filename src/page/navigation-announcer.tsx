import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { RegionCode } from '../regions/region-code.ts';

/**
 * Takes the focus from what goes with a page before it goes: Chromium takes it from an element that is being removed only
 * after it has worked out styles and places for the old page and the new one together.
 */
function leaveMain({ pathChanged }: { pathChanged: boolean }): void {
  const focused = document.activeElement;
  if (pathChanged && focused instanceof HTMLElement && focused.closest('main')) focused.blur();
}

/** What opens the page: its heading, or all of it where it has none. */
const openingOfPage = () =>
  document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');

const fillIn = (words: string, opening: HTMLElement | null) =>
  words.replace('{title}', () => opening?.textContent ?? document.title);

/**
 * Tells screen readers that another page has opened, and moves the focus to its heading. Where the same address is shown
 * in another region, as the root is, the focus stays where it was.
 */
export function NavigationAnnouncer({ words, region }: { words: string; region: RegionCode }) {
  const router = useRouter();
  const [message, setMessage] = useState({ text: '', count: 0 });
  const shown = useRef(region);
  useEffect(() => router.subscribe('onBeforeRouteMount', leaveMain), [router]);
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged }) => {
        if (!pathChanged) return;
        const opening = openingOfPage();
        opening?.setAttribute('tabindex', '-1');
        opening?.focus({ preventScroll: true });
        setMessage(({ count }) => ({ text: fillIn(words, opening), count }));
      }),
    [router, words],
  );
  useEffect(() => {
    // Below the root another region is another address.
    if (shown.current !== region && router.state.location.pathname === '/')
      setMessage(({ count }) => ({ text: fillIn(words, openingOfPage()), count: count + 1 }));
    shown.current = region;
  }, [router, region, words]);
  return (
    <p className="visually-hidden" role="status">
      {/* A new element for another region: its words are told of even if they are the same. */}
      <span key={message.count}>{message.text}</span>
    </p>
  );
}
