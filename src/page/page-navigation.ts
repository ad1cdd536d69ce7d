import { clearPending, markPending } from '../components/pending.ts';
import { SLOW_NETWORK_MS, TimeoutError, withTimeout } from '../components/with-timeout.ts';
import { showToast } from '../contact/toast-store.ts';
import type { ShownPage } from './shown-page.tsx';

/** How a page is opened. */
export interface NavigationOptions {
  /** Keeps the scroll position, as a change of region does. */
  keepScroll?: boolean;
}

/** What shows pages without loading a document: the router, and everything that only a second page needs. */
export interface Application {
  /** Loads the data and the code of a page. Rejects where either can't be loaded. */
  prepare: (href: string) => Promise<void>;
  /** Shows a page that has been prepared. */
  navigate: (href: string, options?: NavigationOptions) => Promise<void>;
}

interface PageNavigationOptions {
  loadApplication: () => Promise<Application>;
  /** Begins to load a page's data and code while the application is on its way. */
  preloadPage: (href: string) => Promise<void>;
  shownPage: () => ShownPage;
}

/** Opens pages, in the application where it can, else by the browser's own navigation. */
export interface PageNavigation {
  /** Opens a page. What is pressed for it, `control`, shows that the page is on its way. */
  open: (href: string, options?: NavigationOptions & { control?: HTMLElement | undefined }) => Promise<void>;
  /** Loads what a page needs before it is asked for; fails silently. */
  prefetch: (href: string) => void;
  /** Whether a page is on its way. */
  isLoading: () => boolean;
}

/** How long the site may take to answer before it counts as unreachable, in milliseconds. */
const PROBE_TIMEOUT_MS = 4_000;

/** How long after a navigation the page is brought to its top once more (specification, section 2, Header). */
const SCROLL_DELAY_MS = 100;

const scrollToAnchor = (hash: string) => document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();

/** Whether the site answers at all, whatever it says. */
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
 * A page is loaded before its address changes. Where that takes too long or fails, the browser loads it; where the site
 * can't be reached either, the page that is open stays, with a message (decision 51).
 */
export function createPageNavigation({
  loadApplication,
  preloadPage,
  shownPage,
}: PageNavigationOptions): PageNavigation {
  /** Counts the pages that were asked for: only the last one is shown. */
  let latest = 0;
  let loading = false;
  // Going back or forward calls off a page that is on its way.
  addEventListener('popstate', () => (latest += 1));

  const prepared = async (href: string): Promise<Application> => {
    preloadPage(href).catch(() => undefined); // `prepare` says so again
    const application = await loadApplication();
    await application.prepare(href);
    return application;
  };

  const openByBrowser = async (href: string, error: unknown): Promise<void> => {
    if (error instanceof TimeoutError || (await isReachable(href))) return location.assign(href);
    const { words, form } = shownPage().layout;
    const { unreachableTitle: title, unreachableText: text } = words.page;
    showToast({ kind: 'error', title, text, closeLabel: form.toasts.close });
  };

  /** Whoever goes on, or back, before that isn't brought to the top of another page. */
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
