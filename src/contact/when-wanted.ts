/** How near a visitor comes to a part, in heights of the window, before it is wanted. */
const NEAR = '50% 0px';

const SIGNS = ['pointerdown', 'pointerover', 'keydown', 'touchstart', 'focusin'] as const;

/** A part that waits for a visitor. */
export interface Wanted {
  /** Fetches the part now. */
  begin: () => void;
  /** The part is there, or gone: what was clicked in it meanwhile is done. */
  release: () => void;
}

/**
 * Fetches a part of the page when a visitor comes near it or touches it. A click on one of its buttons before it is
 * there is held. Where the part can not be had, the browser does what it can alone, and the next touch tries again.
 */
export function whenWanted(place: HTMLElement, fetchPart: () => Promise<unknown>): Wanted {
  const stop = new AbortController();
  const held = new Set<HTMLElement>();
  let waiting = false;
  let lettingGo = false;

  const letGo = () => {
    lettingGo = true;
    for (const button of held) button.click();
    held.clear();
    lettingGo = false;
  };
  const begin = () => {
    if (waiting) return;
    waiting = true;
    fetchPart().catch(() => {
      waiting = false;
      letGo();
    });
  };
  const hold = (event: Event) => {
    const button = !lettingGo && event.target instanceof Element ? event.target.closest('button') : null;
    if (!button || !place.contains(button)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.add(button);
    begin();
  };
  const near = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && begin(), {
    rootMargin: NEAR,
  });
  near.observe(place);
  // On the window: React keeps such events from whoever listens within a part that waits.
  const options = { capture: true, passive: true, signal: stop.signal };
  for (const sign of SIGNS)
    addEventListener(sign, ({ target }) => target instanceof Node && place.contains(target) && begin(), options);
  addEventListener('click', hold, { capture: true, signal: stop.signal });

  const release = () => {
    stop.abort();
    near.disconnect();
    letGo();
  };
  return { begin, release };
}
