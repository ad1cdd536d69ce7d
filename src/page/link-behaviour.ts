import { isPageLink, isSamePage } from './own-link.ts';
import type { PageNavigation } from './page-navigation.ts';

/** The link of a click that this site can follow without loading a document; everything else is the browser's. */
function ownLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  return link && isPageLink(link) ? link : null;
}

/** How long a smooth scroll lasts at most, in milliseconds; not every browser tells its end. */
const SMOOTH_SCROLL_MS = 1_500;

/** Makes the scroll that follows smooth, unless the visitor wants less motion. */
function scrollSmoothly(): void {
  const root = document.documentElement;
  const end = () => root.removeAttribute('data-smooth');
  root.setAttribute('data-smooth', '');
  addEventListener('scrollend', end, { once: true });
  setTimeout(end, SMOOTH_SCROLL_MS);
}

/**
 * Follows links between pages of this site without loading a document. A link to the page that is open scrolls it to its
 * top; one to an anchor on it is the browser's own business, but for the query of the address, which is kept.
 */
export function startLinks(navigation: PageNavigation): void {
  document.addEventListener('click', (event) => {
    const link = ownLink(event);
    if (!link) return;
    if (!isSamePage(link)) {
      event.preventDefault();
      void navigation.open(link.pathname + link.search + link.hash, { control: link });
    } else if (!link.hash) {
      event.preventDefault();
      // A second click on a link whose page is on its way: the one that is shown stays as it is.
      if (navigation.isLoading()) return;
      scrollSmoothly();
      scrollTo({ top: 0 });
    } else {
      scrollSmoothly();
      if (link.search === location.search && link.pathname === location.pathname) return;
      event.preventDefault();
      location.hash = link.hash;
    }
  });
}
