import { findReplacement } from '../../components/find-replacement.ts';
import { SLOW_NETWORK_MS, withTimeout } from '../../components/with-timeout.ts';

/** Distance from the viewport at which an island is hydrated, in viewport heights. */
const ROOT_MARGIN = '50% 0px';

const INTERACTIONS = ['pointerdown', 'pointerover', 'keydown', 'touchstart', 'focusin'] as const;

/** A pending hydration. */
export interface DeferredHydration {
  /** Hydrates now. */
  begin: () => void;
  /** Cancels the hydration. */
  stop: () => void;
}

/**
 * Hydrates an island when it is near the viewport or the visitor interacts with it. Captures clicks on its buttons and
 * replays them after hydration. If hydration fails or takes too long, hands the click back to the browser, and retries at
 * the next interaction.
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
  // The island itself generates no box, so this observes its child.
  near.observe(island.firstElementChild ?? island);
  stop.signal.addEventListener('abort', () => near.disconnect());
  const options = { capture: true, passive: true, signal: stop.signal };
  for (const type of INTERACTIONS)
    addEventListener(type, ({ target }) => target instanceof Node && island.contains(target) && begin(), options);
  addEventListener('click', hold, { capture: true, signal: stop.signal });
  return { begin, stop: () => stop.abort() };
}
