import type { PageNavigation } from './page-navigation.ts';

/** Returns the clicked link if the site can follow it without loading a document. */
function ownLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  return link && isInternalLink(link) ? link : null;
}

/** Maximum duration of a smooth scroll, in milliseconds, for browsers without `scrollend`. */
const SMOOTH_SCROLL_MS = 1_500;

/** Makes the next scroll smooth, unless the visitor prefers reduced motion. */
function scrollSmoothly(): void {
  const root = document.documentElement;
  const end = () => root.removeAttribute('data-smooth');
  root.setAttribute('data-smooth', '');
  addEventListener('scrollend', end, { once: true });
  setTimeout(end, SMOOTH_SCROLL_MS);
}

/**
 * Follows links between pages of this site without loading a document. A link to the current page scrolls to its top. The
 * browser follows anchor links on the current page; this only keeps the query.
 */
export function interceptLinks(navigation: PageNavigation): void {
  document.addEventListener('click', (event) => {
    const link = ownLink(event);
    if (!link) return;
    if (!isSamePage(link)) {
      event.preventDefault();
      void navigation.open(link.pathname + link.search + link.hash, { control: link });
    } else if (!link.hash) {
      event.preventDefault();
      // A second click while the link's page is loading: ignore it.
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
/** Whether a link leads to a page of this site that opens without loading a document. */
export function isInternalLink(link: HTMLAnchorElement): boolean {
  if (!link.href || link.target || link.dataset['region'] || link.origin !== location.origin) return false;
  return !link.pathname.includes('.') && !link.pathname.includes('sitemap');
}

/** Whether a link leads to the current page or an anchor on it. */
export const isSamePage = ({ pathname }: HTMLAnchorElement): boolean =>
  pathname.replace(/\/$/, '') === location.pathname.replace(/\/$/, '');
