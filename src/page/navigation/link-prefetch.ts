import { isInternalLink, isSamePage } from './link-interception.ts';
import type { PageNavigation } from './page-navigation.ts';

/** How long a link must be in the viewport before its page is prefetched, in milliseconds; skips links that scroll past. */
export const PREFETCH_DWELL_MS = 300;

/** The Network Information API, which TypeScript's DOM library lacks. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether prefetching is off: Save-Data, or a very slow network. */
function isThrifty(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
}

const linkOf = (target: EventTarget | null) => (target instanceof Element ? target.closest('a') : null);

/**
 * Prefetches a page once: when its link is hovered, focused or touched, and, after the first scroll, when it is in the
 * viewport. Not with Save-Data, and not on a very slow network.
 */
export function startPrefetch({ prefetch: load }: PageNavigation, onPageShown: (listener: () => void) => void): void {
  const fetched = new Set<string>();
  const prefetch = (link: HTMLAnchorElement | null) => {
    if (!link || !isInternalLink(link) || isSamePage(link) || fetched.has(link.pathname) || isThrifty()) return;
    fetched.add(link.pathname);
    load(link.pathname);
  };
  for (const sign of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(sign, ({ target }) => prefetch(linkOf(target)), { passive: true });
  addEventListener('scroll', () => prefetchInView(onPageShown, prefetch), { passive: true, once: true });
}

/** Prefetches the links in every page's content that stay in the viewport. */
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
          setTimeout(() => prefetch(linkOf(target)), PREFETCH_DWELL_MS),
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
