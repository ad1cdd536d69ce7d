import { isRedirect, type AnyRouter, type NavigateOptions } from '@tanstack/react-router';
import { useLayoutEffect, useMemo } from 'react';
import type { Store } from './components/create-store.ts';
import { announcePage, blurMain, focusPage } from './page/navigation/route-announcer.ts';
import { applyHead } from './page/head/apply-head.ts';
import { contactHrefOf } from './page/loading/contact-href-of.ts';
import { PageContent } from './page/layout/page-content.tsx';
import { createBfcacheFriendlyHistory } from './page/navigation/router-history.ts';
import type { PageLoader } from './page/loading/page-loader.ts';
import type { Application } from './page/navigation/page-navigation.ts';
import { pageKeyOfPath, type PageWithLayout } from './page/loading/page-key.ts';
import { createPreRenderedPage, type PreRenderedPage } from './page/navigation/pre-rendered-page.ts';
import { enableViewTransitions } from './page/navigation/view-transitions.ts';
import { CurrentPageProvider, type CurrentPage } from './page/loading/current-page.tsx';
import { codesOf, type RegionCode } from './regions/site-regions.ts';
import { mountRouter } from './router-root.tsx';
import { createSiteRouter } from './router.tsx';

interface ApplicationOptions {
  loader: PageLoader;
  /** The page that header, consent notice and contact modal follow. */
  currentPage: Store<CurrentPage>;
  /** The region in which the bare root is shown. */
  rootRegion: () => RegionCode;
  /** Path of the pre-rendered page. */
  firstPath: string;
  /** Called when the first page has replaced the pre-rendered one, with the element that it replaced. */
  onTakeOver: (content: HTMLElement) => void;
}

/** The application, with an extra method for changes of region and content. */
export interface SiteApplication extends Application {
  /**
   * Reloads the current page's data and renders it: in another region at the root, or after an edit.
   * @param change changes the cached data before; returns false if nothing is to be rendered
   */
  refresh: (change?: (cache: PageLoader['cache']) => boolean) => Promise<void>;
}

/**
 * Starts the router in an empty container beside the pre-rendered page. The first page that it renders replaces the
 * pre-rendered one; until then the document stays as it was rendered (decision 51).
 */
export async function startApplication(options: ApplicationOptions): Promise<SiteApplication> {
  const { loader, currentPage, rootRegion } = options;
  const { layout: firstLayout } = currentPage.get();
  const regions = codesOf(firstLayout.regions);
  const first = pageKeyOfPath(options.firstPath, firstLayout.region.code, regions);
  const preRendered = createPreRenderedPage(first, options.onTakeOver);
  const router = createSiteRouter(
    {
      loadPage: async (wanted) => (preRendered.stays(wanted) ? undefined : loader.loadPage(wanted)),
      loadLayout: loader.loadLayout,
      rootRegion,
      Page: createPage(currentPage, preRendered),
    },
    { history: createBfcacheFriendlyHistory(), layout: firstLayout, restoreScroll: true },
  );
  await router.load();
  enableViewTransitions(router);
  announceNavigations(router, currentPage);
  const { isDamaged } = mountRouter(router, options, preRendered);
  return {
    prepare: async (href) => {
      const matches = await router.preloadRoute({ href } as NavigateOptions); // accepts `href` like `navigate`, but its type lacks it
      const failed = matches?.find(({ status }) => status === 'error');
      if (failed) throw failed.error;
    },
    navigate: async (href, { keepScroll = false } = {}) => {
      if (isDamaged()) return location.assign(href);
      await router.navigate({
        href,
        resetScroll: !keepScroll,
        hashScrollIntoView: !keepScroll && { behavior: 'instant' },
      });
    },
    refresh: async (change) => {
      if (change?.(loader.cache) === false) return;
      const wanted = pageKeyOfPath(location.pathname, rootRegion(), regions);
      const found = await Promise.all([loader.loadPage(wanted), loader.loadLayout(wanted.region)]).catch(followMove);
      if (!found) return;
      const [page] = found;
      const shown = page === preRendered.successor() ? undefined : nextChange(currentPage);
      preRendered.giveUp();
      await router.invalidate();
      await shown;
    },
  };
}

/** Loads the new address if the page that was shown has moved, as the server does for its old one. */
function followMove(error: unknown): void {
  if (!isRedirect(error)) throw error;
  location.replace(`${error.options.to ?? '/'}${location.search}`);
}

/** The component that renders a page and updates the rest of the document. */
const createPage = (currentPage: Store<CurrentPage>, preRendered: PreRenderedPage) =>
  function Page({ page, layout }: PageWithLayout) {
    const shown = useMemo(
      () => ({ path: page.path, layout, contactHref: contactHrefOf({ page, layout }) }),
      [page, layout],
    );
    useLayoutEffect(() => {
      preRendered.replace(page);
      applyHead(page.head);
      const before = currentPage.get();
      currentPage.set(shown);
      // Only the root can show another region at the same URL.
      if (before.path === page.path && before.layout.region.code !== layout.region.code)
        announcePage(layout.dictionary.page.announce);
    }, [page, layout, shown]);
    return (
      <CurrentPageProvider value={shown}>
        <PageContent page={page} layout={layout} />
      </CurrentPageProvider>
    );
  };

/** Resolves when the store changes next. */
const nextChange = (store: Pick<Store<unknown>, 'subscribe'>): Promise<void> =>
  new Promise((resolve) => {
    const stop = store.subscribe(() => {
      stop();
      resolve();
    });
  });

/** Moves the focus to each page that is opened, and announces it. */
function announceNavigations(router: AnyRouter, currentPage: Store<CurrentPage>): void {
  // The router knows no previous location while its first page isn't mounted, and a click may come before that.
  let shownPath: string = router.state.location.pathname;
  router.subscribe('onBeforeRouteMount', ({ toLocation }) => {
    if (toLocation.pathname !== shownPath) blurMain();
  });
  router.subscribe('onRendered', ({ toLocation }) => {
    if (toLocation.pathname === shownPath) return;
    shownPath = toLocation.pathname;
    focusPage();
    announcePage(currentPage.get().layout.dictionary.page.announce);
  });
}
