import { RouterProvider, type AnyRouter } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import type { Store } from './components/create-store.ts';
import { announcePage, blurMain, focusPage } from './page/announce.ts';
import { applyHead } from './page/apply-head.ts';
import { contactHrefOf } from './page/contact-href-of.ts';
import { keepLateStyles } from './page/late-styles.tsx';
import { PageContent } from './page/page-content.tsx';
import { createPageHistory } from './page/page-history.ts';
import { createPageLoader } from './page/page-loader.ts';
import type { Application } from './page/page-navigation.ts';
import { documentKey, PAGE_ID, pageRequest, type PageData, type PageRequest } from './page/page-request.ts';
import { createRoot } from './page/react-dom.ts';
import { reloadOnce } from './page/reload-once.ts';
import { startSharedParts } from './page/shared-parts.ts';
import { ShownPageFollower, ShownPageProvider, type ShownPage } from './page/shown-page.tsx';
import type { RegionCode } from './regions/region-code.ts';
import type { PageDocument } from './schema/document.ts';
import { createSiteRouter, type SiteRouter } from './router.tsx';

interface ApplicationOptions {
  /** The page that header, consent notice and contact modal follow. */
  shownPage: Store<ShownPage>;
  /** The region in which the bare root is shown. */
  rootRegion: () => RegionCode;
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
  const { shownPage, rootRegion } = options;
  const loader = createPageLoader(shownPage.get().layout);
  const preRendered = createPreRenderedPage(options.onTakeOver);
  const router = createSiteRouter(
    {
      loadPage: (request) => (preRendered.stays(request) ? Promise.resolve(undefined) : loader.load(request)),
      rootRegion,
      Page: createPage(shownPage, preRendered),
    },
    createPageHistory(),
    true,
  );
  await router.load();
  startSharedParts(router);
  announceNavigations(router, shownPage);
  const { isDamaged } = mountRouter(router, shownPage, preRendered);
  const load = (href: string) => loader.load(requestOf(href, rootRegion()));
  return {
    prepare: async (href) => void (await load(href)),
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
      const { page } = await load(location.href);
      const shown = page === preRendered.successor() ? undefined : nextChange(shownPage);
      preRendered.giveUp();
      await router.invalidate();
      await shown;
    },
  };
}

/** The page that an address asks for; throws where the address is no text (`%E0%A4%A`). */
function requestOf(href: string, rootRegion: RegionCode): PageRequest {
  const { pathname } = new URL(href, location.href);
  const [, segment = '', ...rest] = decodeURI(pathname).split('/');
  return segment === '' ? { region: rootRegion, path: '', root: true } : pageRequest(segment, rest.join('/'));
}

type PreRenderedPage = ReturnType<typeof createPreRenderedPage>;

/** The page that the document came with, until another one takes its place. */
function createPreRenderedPage(onTakeOver: (content: HTMLElement) => void) {
  const container = document.createElement('div');
  const content = document.getElementById(PAGE_ID);
  if (content) content.after(container);
  else document.body.append(container);
  let key: string | undefined;
  let isShown = true;
  let successor: PageDocument | undefined;
  return {
    /** The empty container beside it. */
    container,
    /** Whether a request is for this page, and it is still shown. The router's first request is. */
    stays: (request: PageRequest) => isShown && documentKey(request) === (key ??= documentKey(request)),
    /** Lets the router load the page itself. */
    giveUp: () => void (isShown = false),
    /** The page that is shown in its place. */
    successor: () => successor,
    /** Removes it, now that another page is in the document. */
    replace: (page: PageDocument) => {
      isShown = false;
      successor = page;
      if (!content?.isConnected) return;
      keepLateStyles();
      content.remove();
      container.id = PAGE_ID;
      onTakeOver(content);
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

/** After this many errors the page is loaded again, once. */
const MAX_ERRORS = 3;

/**
 * Renders the router. Where React fails because a foreign script has changed its part of the document, it renders the
 * page from scratch in a new container, and the next navigation loads a document.
 */
function mountRouter(
  router: SiteRouter,
  shownPage: Store<ShownPage>,
  { container }: PreRenderedPage,
): { isDamaged: () => boolean } {
  let current: Element = container;
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
    if (errors > MAX_ERRORS) return void reloadOnce();
    const fresh = current.cloneNode(false) as Element; // a clone is of the same kind
    current.replaceWith(fresh);
    current = fresh;
    mount();
  };
  mount();
  return { isDamaged: () => errors > 0 };
}
