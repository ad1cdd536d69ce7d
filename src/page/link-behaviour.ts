import type { AnyRouter } from '@tanstack/react-router';
import { isPageLink, isSamePage } from './own-link.ts';

/** How long after a navigation the page is brought to its top once more (specification, section 2, Header). */
const SCROLL_DELAY = 100;

/** The link of a click that this site can follow without loading a page; everything else is the browser's. */
function ownLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  return link && isPageLink(link) ? link : null;
}

const scrollToAnchor = (hash: string) => document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();

async function follow(router: AnyRouter, link: HTMLAnchorElement): Promise<void> {
  const { hash, pathname } = link;
  // The router brings the page to its top, or to the place that is asked for, before anybody sees it.
  await router.navigate({
    href: `${pathname}${link.search}${hash}`,
    hashScrollIntoView: { behavior: 'instant' },
  });
  // Whoever went back meanwhile stays where they were.
  if (location.pathname !== pathname) return;
  const timer = setTimeout(() => {
    forget();
    if (hash) scrollToAnchor(hash);
    else scrollTo({ top: 0, behavior: 'instant' });
  }, SCROLL_DELAY);
  // Whoever goes on, or back, before that must not be brought to the top of another page.
  const forget = router.subscribe('onBeforeNavigate', () => {
    clearTimeout(timer);
    forget();
  });
}

/**
 * Follows links between pages of this site without loading a page. A link to the page that is open scrolls it to its
 * top; one to a place on it is the browser's own business, but for what else stands in the address, which is kept.
 */
export function startLinks(router: AnyRouter): void {
  document.addEventListener('click', (event) => {
    const link = ownLink(event);
    if (!link) return;
    if (!isSamePage(link)) {
      event.preventDefault();
      void follow(router, link);
    } else if (!link.hash) {
      event.preventDefault();
      // A second click on a link whose page is on its way: the one that is seen stays as it is.
      if (!router.state.isLoading) scrollTo({ top: 0 });
    } else if (link.search !== location.search || link.pathname !== location.pathname) {
      event.preventDefault();
      location.hash = link.hash;
    }
  });
}
