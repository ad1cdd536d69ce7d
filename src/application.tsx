import type { AnyRouter, NavigateOptions } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import type { Store } from './components/create-store.ts';
import { announcePage, blurMain, focusPage } from './page/announce.ts';
import { applyHead } from './page/apply-head.ts';
import { contactHrefOf } from './page/contact-href-of.ts';
import { PageContent } from './page/page-content.tsx';
import { createPageHistory } from './page/page-history.ts';
import type { PageLoader } from './page/page-loader.ts';
import type { Application } from './page/page-navigation.ts';
import { requestOfPath, type PageData } from './page/page-request.ts';
import { createPreRenderedPage, type PreRenderedPage } from './page/pre-rendered-page.ts';
import { startSharedParts } from './page/shared-parts.ts';
import { ShownPageProvider, type ShownPage } from './page/shown-page.tsx';
import type { RegionCode } from './regions/region-code.ts';
import { mountRouter } from './router-root.tsx';
import { createSiteRouter } from './router.tsx';

interface ApplicationOptions {
  loader: PageLoader;
  /** The page that header, consent notice and contact modal follow. */
  shownPage: Store<ShownPage>;
  /** The region in which the bare root is shown. */
  rootRegion: () => RegionCode;
  /** Path of the pre-rendered page. */
  firstPath: string;
  /** Called when the first page has taken the place of the pre-rendered one, with what that was. */
  onTakeOver: (content: HTMLElement) => void;
}

/** The application, with what only changes of region and of content need. */
export interface SiteApplication extends Application {
  /** Loads the page of the address with current data and shows it: in another region at the root, or after an edit. */
  refresh: (options?: { forgetDocuments?: boolean }) => Promise<void>;
}

/**
 * Starts the router in an empty container of its own, beside the pre-rendered page. The first page that it shows takes
 * the place of that one; until then the document stays as it was rendered (decision 51).
 */
export async function startApplication(options: ApplicationOptions): Promise<SiteApplication> {
  const { loader, shownPage, rootRegion } = options;
  const first = requestOfPath(options.firstPath, shownPage.get().layout.region.code);
  const preRendered = createPreRenderedPage(first, options.onTakeOver);
  const router = createSiteRouter(
    {
      loadPage: async (wanted) => (preRendered.stays(wanted) ? undefined : loader.loadPage(wanted)),
      loadLayout: loader.loadLayout,
      rootRegion,
      Page: createPage(shownPage, preRendered),
    },
    createPageHistory(),
    true,
  );
  await router.load();
  startSharedParts(router);
  announceNavigations(router, shownPage);
  const { isDamaged } = mountRouter(router, options, preRendered);
  return {
    prepare: async (href) => {
      const matches = await router.preloadRoute({ href } as NavigateOptions); // it takes an address as `navigate` does; its type lacks that
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
    refresh: async ({ forgetDocuments = false } = {}) => {
      if (forgetDocuments) loader.forgetDocuments();
      const wanted = requestOfPath(location.pathname, rootRegion());
      const [page] = await Promise.all([loader.loadPage(wanted), loader.loadLayout(wanted.region)]);
      const shown = page === preRendered.successor() ? undefined : nextChange(shownPage);
      preRendered.giveUp();
      await router.invalidate();
      await shown;
    },
  };
}

/** The component that shows a page, and tells the rest of the document of it. */
const createPage = (shownPage: Store<ShownPage>, preRendered: PreRenderedPage) =>
  function Page({ page, layout }: PageData) {
    const shown = { path: page.path, layout, contactHref: contactHrefOf({ page, layout }) };
    useLayoutEffect(() => {
      preRendered.replace(page);
      applyHead(page.head);
      const before = shownPage.get();
      shownPage.set({ path: page.path, layout, contactHref: contactHrefOf({ page, layout }) });
      // Only the root shows another region at the same address.
      if (before.path === page.path && before.layout.region.code !== layout.region.code)
        announcePage(layout.words.page.announce);
    }, [page, layout]);
    return (
      <ShownPageProvider value={shown}>
        <PageContent page={page} layout={layout} />
      </ShownPageProvider>
    );
  };

/** Settles when the store gets its next value. */
const nextChange = (store: Pick<Store<unknown>, 'subscribe'>): Promise<void> =>
  new Promise((resolve) => {
    const stop = store.subscribe(() => {
      stop();
      resolve();
    });
  });

function announceNavigations(router: AnyRouter, shownPage: Store<ShownPage>): void {
  router.subscribe('onBeforeRouteMount', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) blurMain();
  });
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return;
    focusPage();
    announcePage(shownPage.get().layout.words.page.announce);
  });
}
