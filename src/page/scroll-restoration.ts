/**
 * Tells the router when to scroll: at every change of pages, but not as it takes over the page that was loaded. Its
 * visitor may have read on meanwhile; where the page is seen is the browser's business until then, after a reload and
 * Back, too.
 */
export function createScrollRestoration(): () => boolean {
  let tookOver = false;
  return () => {
    if (tookOver) return true;
    tookOver = true;
    // The router remembers places that it saw change; without this, Back would not find one reached before.
    document.dispatchEvent(new Event('scroll'));
    return false;
  };
}
