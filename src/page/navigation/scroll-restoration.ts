import type { ParsedLocation } from '@tanstack/react-router';

/**
 * Returns the router's scroll condition: scroll on every navigation, but not when the router starts beside the loaded
 * page, because the visitor may have scrolled. Until then the browser restores positions, also after a reload or Back. A
 * change of the query alone, as by the tag filter, doesn't scroll.
 */
export function createScrollRestoration(): (options: { location: ParsedLocation }) => boolean {
  let last: ParsedLocation | undefined;
  return ({ location }) => {
    const before = last;
    last = location;
    if (before) return before.pathname !== location.pathname || before.hash !== location.hash;
    // The router only saves positions after a scroll event; without this, Back couldn't restore an earlier one.
    document.dispatchEvent(new Event('scroll'));
    return false;
  };
}
