import { isPageLink, isSamePage } from './own-link.ts';
import type { PageNavigation } from './page-navigation.ts';

/** How many milliseconds a link stands in the window before its page is fetched: one that is scrolled past is not. */
export const RESTS = 300;

/** What some browsers tell of the network; it stands in no library of types yet. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether nothing may be fetched that is perhaps not needed: the visitor asked for it, or the network is too slow. */
function isThrifty(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
}

const linkOf = (target: EventTarget | null) => (target instanceof Element ? target.closest('a') : null);

/**
 * Fetches a page before its link is clicked, once: when the link is pointed at, focused or touched, and, as soon as the
 * visitor scrolls, when it stands in the window. Not with Save-Data, and not on a very slow network.
 */
export function startPrefetch({ prefetch: load }: PageNavigation, onPageShown: (listener: () => void) => void): void {
  const fetched = new Set<string>();
  const prefetch = (link: HTMLAnchorElement | null) => {
    if (!link || !isPageLink(link) || isSamePage(link) || fetched.has(link.pathname) || isThrifty()) return;
    fetched.add(link.pathname);
    load(link.pathname);
  };
  for (const sign of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(sign, ({ target }) => prefetch(linkOf(target)), { passive: true });
  addEventListener('scroll', () => prefetchInView(onPageShown, prefetch), { passive: true, once: true });
}

/** Prefetches the links of every page's content that stay in the window for a while. */
function prefetchInView(
  onPageShown: (listener: () => void) => void,
  prefetch: (link: HTMLAnchorElement | null) => void,
): void {
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      clearTimeout(timers.get(target));
      if (isIntersecting)
        timers.set(
          target,
          setTimeout(() => prefetch(linkOf(target)), RESTS),
        );
    }
  });
  const observeLinks = () => {
    observer.disconnect();
    timers.forEach((timer) => clearTimeout(timer));
    timers.clear();
    for (const link of document.querySelectorAll('main a[href]')) observer.observe(link);
  };
  observeLinks();
  onPageShown(observeLinks);
}
