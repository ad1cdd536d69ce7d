import { RouterProvider } from '@tanstack/react-router';
import type { Store } from './components/create-store.ts';
import { SiteMantineProvider } from './components/mantine-provider.tsx';
import type { PreRenderedPage } from './page/navigation/pre-rendered-page.ts';
import { createRoot } from './page/islands/react-dom-chunk.ts';
import { reloadOnce } from './page/loading/reload-once.ts';
import { CurrentPageFollower, type CurrentPage } from './page/loading/current-page.tsx';
import type { SiteRouter } from './router.tsx';

interface RouterRootOptions {
  currentPage: Store<CurrentPage>;
  /** Path of the pre-rendered page. */
  firstPath: string;
}

/** After this many errors in a row, rendering again is delayed. */
const MAX_ERRORS = 3;

/** That delay, in milliseconds. */
const RETRY_DELAY_MS = 1_000;

/**
 * Renders the router. If React fails because a foreign script has changed its DOM, this renders the page from scratch in a
 * new container, and the next navigation loads a document. If that fails too, the browser loads the page. A pre-rendered
 * page stays until another one has replaced it.
 */
export function mountRouter(
  router: SiteRouter,
  { currentPage, firstPath }: RouterRootOptions,
  preRendered: PreRenderedPage,
): { isDamaged: () => boolean } {
  let current: Element = preRendered.container;
  let errors = 0;
  let failing = false;
  const mount = () =>
    createRoot(current, {
      onRecoverableError: () => undefined,
      onCaughtError: () => undefined,
      onUncaughtError: () => {
        // React calls this during a commit, when it can't create another root.
        if (!failing) queueMicrotask(mountAgain);
        failing = true;
      },
    }).render(
      // Around all pages: when it renders, every component of Mantine renders again.
      <SiteMantineProvider>
        <CurrentPageFollower store={currentPage}>
          <RouterProvider router={router} />
        </CurrentPageFollower>
      </SiteMantineProvider>,
    );
  const mountAgain = () => {
    failing = false;
    errors += 1;
    const fresh = current.cloneNode(false) as Element; // a clone has the same type
    current.replaceWith(fresh);
    current = fresh;
    if (errors <= MAX_ERRORS) return mount();
    if (!preRendered.isConnected()) return reloadOnce() || setTimeout(mount, RETRY_DELAY_MS);
    // A navigation has already changed the URL; a data update for the same URL can wait.
    if (location.pathname !== firstPath) location.reload();
    return undefined;
  };
  mount();
  return { isDamaged: () => errors > 0 };
}
