import { findReplacement } from '../components/find-replacement.ts';
import { SLOW_NETWORK_MS, withTimeout } from '../components/with-timeout.ts';

/** How near a visitor comes to an island before it is hydrated, in heights of the window. */
const ROOT_MARGIN = '50% 0px';

const INTERACTIONS = ['pointerdown', 'pointerover', 'keydown', 'touchstart', 'focusin'] as const;

/** Waits for a visitor to come near an island. */
export interface DeferredHydration {
  /** Hydrates now. */
  begin: () => void;
  /** Waits no longer. */
  stop: () => void;
}

/**
 * Hydrates an island when a visitor comes near it or touches it. A click on one of its buttons is held until then and
 * replayed; where the island can't be hydrated soon, the browser does what it can on its own, and the next touch tries
 * again.
 */
export function hydrateOnVisibleOrInteraction(island: HTMLElement, hydrate: () => Promise<unknown>): DeferredHydration {
  const stop = new AbortController();
  const held = new Set<HTMLElement>();
  let hydrating = false;
  let replaying = false;

  const replay = () => {
    replaying = true;
    for (const button of held) findReplacement(button)?.click();
    held.clear();
    replaying = false;
  };
  const begin = () => {
    if (hydrating) return;
    hydrating = true;
    withTimeout(hydrate(), SLOW_NETWORK_MS)
      .then(() => stop.abort())
      .catch(() => (hydrating = false))
      .finally(replay);
  };
  const hold = (event: Event) => {
    const button = !replaying && event.target instanceof Element ? event.target.closest('button') : null;
    if (!button || !island.contains(button)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.add(button);
    begin();
  };
  const near = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && begin(), {
    rootMargin: ROOT_MARGIN,
  });
  // The island itself takes no part in the layout; what it holds does.
  near.observe(island.firstElementChild ?? island);
  stop.signal.addEventListener('abort', () => near.disconnect());
  const options = { capture: true, passive: true, signal: stop.signal };
  for (const type of INTERACTIONS)
    addEventListener(type, ({ target }) => target instanceof Node && island.contains(target) && begin(), options);
  addEventListener('click', hold, { capture: true, signal: stop.signal });
  return { begin, stop: () => stop.abort() };
}
