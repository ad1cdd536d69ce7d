import { useCallback, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

const PARAMETER = 'tag';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
}

const tagInAddress = () => new URLSearchParams(location.search).get(PARAMETER);

function setTagInAddress(tag: string | null): void {
  const url = new URL(location.href);
  if (tag === null) url.searchParams.delete(PARAMETER);
  else url.searchParams.set(PARAMETER, tag);
  history.pushState(null, '', url);
  flushSync(() => listeners.forEach((listener) => listener()));
}

const allowsMotion = () => matchMedia('(prefers-reduced-motion: no-preference)').matches;

/**
 * The tag in the URL (`?tag=B2B`), and a function that sets another one. Undefined for a tag that isn't in `known`, and on
 * the pre-rendered page. Back undoes a choice.
 */
export function useTagSearchParam(known: readonly string[]) {
  const asked = useSyncExternalStore(subscribe, tagInAddress, () => null);
  const choose = useCallback((tag: string | null) => {
    const update = () => setTagInAddress(tag);
    // Animates the cards to their new positions if the browser supports view transitions.
    if ('startViewTransition' in document && allowsMotion()) document.startViewTransition(update);
    else update();
  }, []);
  return { tag: known.find((tag) => tag === asked) ?? null, choose };
}
