import { clearPending, markPending } from '../../components/pending.ts';
import { SLOW_NETWORK_MS, TimeoutError, withTimeout } from '../../components/with-timeout.ts';
import { showToast } from '../../contact/toast/toast-store.ts';
import { revealTarget } from '../behaviors/target-reveal.ts';
import type { CurrentPage } from '../loading/current-page.tsx';

/** Options of a navigation. */
export interface NavigationOptions {
  /** Keeps the scroll position, as a change of region does. */
  keepScroll?: boolean;
}

/** Renders pages without loading a document: the router, and the code that only later pages need. */
export interface Application {
  /** Loads the data and the code of a page. Rejects if either can't be loaded. */
  prepare: (href: string) => Promise<void>;
  /** Shows a prepared page. */
  navigate: (href: string, options?: NavigationOptions) => Promise<void>;
}

interface PageNavigationOptions {
  loadApplication: () => Promise<Application>;
  /** Preloads a page's data and code while the application is loading. */
  preloadPage: (href: string) => Promise<void>;
  currentPage: () => CurrentPage;
}

/** Opens pages in the application if possible, otherwise by the browser's own navigation. */
export interface PageNavigation {
  /** Opens a page. `control`, the pressed element, is marked as busy meanwhile. */
  open: (href: string, options?: NavigationOptions & { control?: HTMLElement | undefined }) => Promise<void>;
  /** Prefetches a page; fails silently. */
  prefetch: (href: string) => void;
  /** Whether a navigation is in progress. */
  isLoading: () => boolean;
}

/** Timeout before the site counts as unreachable, in milliseconds. */
const PROBE_TIMEOUT_MS = 4_000;

/** Delay after a navigation before the page scrolls to its top again: content that loads late may have moved it. */
const SCROLL_DELAY_MS = 100;

const scrollToAnchor = (hash: string) => revealTarget(hash)?.target.scrollIntoView();

/** Whether the site answers, with any status. */
async function isReachable(href: string): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    await fetch(href, { method: 'HEAD', signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) });
    return true;
  } catch {
    return false;
  }
}

/**
 * Loads a page before the URL changes. If that fails or takes too long, the browser loads it. If the site is unreachable,
 * the current page stays and shows a message (decision 51).
 */
export function createPageNavigation({
  loadApplication,
  preloadPage,
  currentPage,
}: PageNavigationOptions): PageNavigation {
  /** Counts navigations: only the last one is completed. */
  let latest = 0;
  let loading = false;
  // Back and Forward cancel a navigation in progress.
  addEventListener('popstate', () => (latest += 1));

  const prepared = async (href: string): Promise<Application> => {
    preloadPage(href).catch(() => undefined); // `prepare` reports the failure
    const application = await loadApplication();
    await application.prepare(href);
    return application;
  };

  const openByBrowser = async (href: string, error: unknown): Promise<void> => {
    if (error instanceof TimeoutError || (await isReachable(href))) return location.assign(href);
    const { dictionary, form } = currentPage().layout;
    const { unreachableTitle: title, unreachableText: text } = dictionary.page;
    showToast({ kind: 'error', title, text, closeLabel: form.toasts.close });
  };

  /** Cancels the delayed scroll on a further navigation, so that it doesn't scroll another page. */
  const scrollLater = (href: string, turn: number): void => {
    const hash = /#.*/.exec(href)?.[0];
    setTimeout(() => {
      if (turn !== latest) return;
      if (hash) scrollToAnchor(hash);
      else scrollTo({ top: 0, behavior: 'instant' });
    }, SCROLL_DELAY_MS);
  };

  return {
    open: async (href, { control, ...options } = {}) => {
      const turn = (latest += 1);
      loading = true;
      markPending(control);
      try {
        const application = await withTimeout(prepared(href), SLOW_NETWORK_MS);
        if (turn !== latest) return;
        await application.navigate(href, options);
        if (!options.keepScroll) scrollLater(href, turn);
      } catch (error) {
        if (turn === latest) await openByBrowser(href, error);
      } finally {
        clearPending(control);
        if (turn === latest) loading = false;
      }
    },
    prefetch: (href) => void prepared(href).catch(() => undefined),
    isLoading: () => loading,
  };
}
