import { useEffect, type ReactNode } from 'react';
import { findReplacement } from '../../components/find-replacement.ts';
import { createRoot, hydrateRoot } from './react-dom-chunk.ts';

/** After this many errors the pre-rendered markup is restored and no longer hydrated. */
const MAX_ERRORS = 5;

/** A React root that survives changes of its DOM by foreign scripts. */
export interface IslandRoot {
  unmount: () => void;
}

interface IslandRootOptions {
  /** Called once, when the island is hydrated. */
  onHydrated?: () => void;
}

/** Calls `onHydrated` after the root's first commit. */
function OnHydrated({ onHydrated }: { onHydrated: () => void }) {
  useEffect(onHydrated, [onHydrated]);
  return null;
}

/**
 * Hydrates pre-rendered markup. If a foreign script changed it before, React renders the island from scratch; typed text
 * and focus are kept. If a script changes it later and React fails, the island is rendered from scratch in a new
 * container. Neither logs to the console or affects the rest of the page.
 */
export function hydrateIsland(container: HTMLElement, island: ReactNode, options: IslandRootOptions = {}): IslandRoot {
  const markup = container.cloneNode(true);
  const restoreState = keepState(container);
  let current = container;
  let errors = 0;
  let failing = false;

  const onHydrated = once(() => {
    restoreState();
    options.onHydrated?.();
  });
  const tree = (
    <>
      {island}
      <OnHydrated onHydrated={onHydrated} />
    </>
  );
  const renderAgain = () => {
    failing = false;
    errors += 1;
    const isGivenUp = errors > MAX_ERRORS;
    const fresh = (isGivenUp ? markup : current).cloneNode(isGivenUp) as HTMLElement; // a clone has the same type
    current.replaceWith(fresh);
    current = fresh;
    if (isGivenUp) return onHydrated();
    root = createRoot(current, handlers);
    root.render(tree);
  };
  const handlers = {
    onRecoverableError: () => undefined,
    onCaughtError: () => undefined,
    onUncaughtError: () => {
      // React calls this during a commit, when it can't create another root.
      if (!failing) queueMicrotask(renderAgain);
      failing = true;
    },
  };
  let root = hydrateRoot(container, tree, handlers);
  return { unmount: () => root.unmount() };
}

function once(task: () => void): () => void {
  let done = false;
  return () => {
    if (done) return;
    done = true;
    task();
  };
}

const FIELDS = 'input:not([type=hidden]), textarea, select';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Remembers the focus and typed text in a container during hydration.
 * @returns a function that restores both in the elements that React created as replacements
 */
function keepState(container: HTMLElement): () => void {
  const fields = [...container.querySelectorAll<Field>(FIELDS)];
  const values = new Map(fields.map((field) => [field, field.value]));
  let focused = document.activeElement;
  const stop = new AbortController();
  const listen = (type: string, listener: (event: Event) => void) =>
    container.addEventListener(type, listener, { capture: true, signal: stop.signal });
  listen('input', ({ target }) => values.set(target as Field, (target as Field).value)); // only fields fire it
  listen('focusin', ({ target }) => (focused = target as Element)); // only elements fire it

  return () => {
    stop.abort();
    for (const [field, value] of values) if (!field.isConnected && value) refill(field, value);
    if (focused instanceof HTMLElement && !focused.isConnected)
      findReplacement(focused)?.focus({ preventScroll: true });
  };
}

function refill(field: Field, value: string): void {
  const replacement = findReplacement(field) as Field | undefined; // the same tag
  if (!replacement || replacement.value === value) return;
  replacement.value = value;
  replacement.dispatchEvent(new Event('input', { bubbles: true }));
}
