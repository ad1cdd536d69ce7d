import type { ParsedLocation } from '@tanstack/react-router';

/**
 * Tells the router when to scroll: at every change of pages, but not as it starts beside the page that was loaded. Its
 * visitor may have read on meanwhile; where the page is seen is the browser's business until then, after a reload and
 * Back, too. A change of the query alone, as by the tag filter, moves nothing either.
 */
export function createScrollRestoration(): (options: { location: ParsedLocation }) => boolean {
  let last: ParsedLocation | undefined;
  return ({ location }) => {
    const before = last;
    last = location;
    if (before) return before.pathname !== location.pathname || before.hash !== location.hash;
    // The router remembers places that it saw change; without this, Back would not find one reached before.
    document.dispatchEvent(new Event('scroll'));
    return false;
  };
}
