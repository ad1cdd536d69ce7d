import { useEffect, type ReactNode } from 'react';
import { findReplacement } from '../components/find-replacement.ts';
import { createRoot, hydrateRoot } from './react-dom.ts';

/** After this many errors an island isn't rendered again: its pre-rendered markup comes back. */
const MAX_ERRORS = 5;

/** A React root that survives changes of its DOM by foreign scripts. */
export interface IslandRoot {
  unmount: () => void;
}

interface IslandRootOptions {
  /** Called once, when React has taken over the island. */
  onHydrated?: () => void;
}

/** Calls back once its root has been committed. */
function OnHydrated({ onHydrated }: { onHydrated: () => void }) {
  useEffect(onHydrated, [onHydrated]);
  return null;
}

/**
 * Hydrates pre-rendered markup. Where a foreign script has changed it before, React renders the island from scratch;
 * what the visitor typed and the focus are kept. Where one changes it later, and React fails on that, the island is
 * rendered from scratch in a new container. Nothing of this reaches the console, and no other part of the page notices.
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
    const fresh = (isGivenUp ? markup : current).cloneNode(isGivenUp) as HTMLElement; // a clone is of the same kind
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
      // React calls this while it commits; another root may only follow afterwards.
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
 * Remembers the focus and what is typed in a container until it has been hydrated.
 * @returns puts both into the elements that took the place of the former ones, where React had to make new ones
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
