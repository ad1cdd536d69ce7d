import { RouterProvider } from '@tanstack/react-router';
import type { Store } from './components/create-store.ts';
import type { PreRenderedPage } from './page/pre-rendered-page.ts';
import { createRoot } from './page/react-dom.ts';
import { reloadOnce } from './page/reload-once.ts';
import { ShownPageFollower, type ShownPage } from './page/shown-page.tsx';
import type { SiteRouter } from './router.tsx';

interface RouterRootOptions {
  shownPage: Store<ShownPage>;
  /** Path of the pre-rendered page. */
  firstPath: string;
}

/** After this many errors in a row React doesn't render the page again at once. */
const MAX_ERRORS = 3;

/** How long it then waits, in milliseconds. */
const RETRY_DELAY_MS = 1_000;

/**
 * Renders the router. Where React fails because a foreign script has changed its part of the document, it renders the
 * page from scratch in a new container, and the next navigation loads a document. Where that fails, too, the browser
 * loads the page; a pre-rendered page stays until another one has taken its place.
 */
export function mountRouter(
  router: SiteRouter,
  { shownPage, firstPath }: RouterRootOptions,
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
        // React calls this while it commits; another root may only follow afterwards.
        if (!failing) queueMicrotask(mountAgain);
        failing = true;
      },
    }).render(
      <ShownPageFollower store={shownPage}>
        <RouterProvider router={router} />
      </ShownPageFollower>,
    );
  const mountAgain = () => {
    failing = false;
    errors += 1;
    const fresh = current.cloneNode(false) as Element; // a clone is of the same kind
    current.replaceWith(fresh);
    current = fresh;
    if (errors <= MAX_ERRORS) return mount();
    if (!preRendered.isConnected()) return reloadOnce() || setTimeout(mount, RETRY_DELAY_MS);
    // A visitor's navigation has changed the address already; other data for the same address can wait.
    if (location.pathname !== firstPath) location.reload();
    return undefined;
  };
  mount();
  return { isDamaged: () => errors > 0 };
}
