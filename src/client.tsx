import 'virtual:theme.css';
import './styles/site.css';
import { createStore } from './components/create-store.ts';
import { lazyImport } from './components/lazy-import.ts';
import { focusContactSection } from './contact/focus-contact-section.ts';
import { startConsent } from './consent/consent-store.ts';
import { loadLayout, readEmbedded, readSettings } from './page/embedded-data.ts';
import { startFolds } from './page/fold-behaviour.ts';
import { hydrateIslands } from './page/islands.tsx';
import { startLinks } from './page/link-behaviour.ts';
import { startPrefetch } from './page/link-prefetch.ts';
import { oneAtATime } from './page/one-at-a-time.ts';
import { startOpeners } from './page/opener-behaviour.ts';
import { mountOverlays } from './page/overlays.tsx';
import { createPageNavigation } from './page/page-navigation.ts';
import { documentKey, documentUrl, missingKey, requestOfPath } from './page/page-request.ts';
import { preloadData } from './page/preload-data.ts';
import type { ShownPage } from './page/shown-page.tsx';
import { observeSpeed } from './page/speed-observers.ts';
import { DEFAULT_REGION, type RegionCode } from './regions/region-code.ts';
import { CONTACT_TARGET } from './schema/contact-target.ts';
import { startRegions } from './visitor-region/region-behaviour.ts';

const ignore = () => undefined;

/** Lets the browser answer the visitor before it goes on. */
const pause = () => new Promise((go) => setTimeout(go));

/** How long the application may take to load where nothing simpler could take its place, in milliseconds. */
const NO_TIMEOUT_MS = 2 ** 31 - 1;

/**
 * Brings the pre-rendered page to life: its islands, and what works on the whole document. The application, with router
 * and pages, is loaded when the visitor seems to want another page.
 */
export async function start(): Promise<void> {
  const firstPath = location.pathname;
  const embedded = readEmbedded();
  const settings = readSettings(embedded);
  const layout = await loadLayout();
  const { path, contactHref } = embedded;
  const shownPage = createStore<ShownPage>({ path, layout, contactHref });
  let rootRegion: RegionCode = DEFAULT_REGION;
  await pause();
  startFolds();
  startOpeners();
  mountOverlays(shownPage);
  const islands = hydrateIslands(shownPage);
  await islands.hydrated;

  const importPageLoader = lazyImport(async () => {
    const { createPageLoader } = await import('./page/page-loader.ts');
    const missing = embedded.missing ? requestOfPath(firstPath, layout.region.code) : undefined;
    return createPageLoader({ layout, missing });
  });
  const loadPageLoader = () => importPageLoader(NO_TIMEOUT_MS);
  const importApplication = lazyImport(async () => {
    const [{ startApplication }, loader] = await Promise.all([import('./application.tsx'), loadPageLoader()]);
    return startApplication({
      loader,
      shownPage,
      firstPath,
      rootRegion: () => rootRegion,
      onTakeOver: islands.release,
    });
  });
  const loadApplication = () => importApplication(NO_TIMEOUT_MS);
  let isFirstPreload = true;
  const preloadPage = async (href: string) => {
    const request = requestOfPath(new URL(href, location.href).pathname, rootRegion);
    // The loader's own code isn't there yet to ask for the document.
    if (isFirstPreload) preloadData(documentUrl(documentKey(request)));
    isFirstPreload = false;
    await (await loadPageLoader()).loadPage(request);
  };
  const navigation = createPageNavigation({ loadApplication, preloadPage, shownPage: shownPage.get });
  startLinks(navigation);
  startConsent(settings);
  startRegions({
    open: navigation.open,
    refresh: async () => (await loadApplication()).refresh(),
    root: { get: () => rootRegion, set: (region) => (rootRegion = region) },
    lookup: settings.lookup,
  });
  document.documentElement.dataset['ready'] = 'true';
  window.pageReady?.();
  startPrefetch(navigation, shownPage.subscribe);
  // The router isn't there yet to show an entry of the history that is another page.
  addEventListener('popstate', () => location.pathname !== firstPath && void loadApplication().catch(ignore));
  observeSpeed();
  // A host answers every unknown address with one page: it belongs in the region of the address, or is an unknown case.
  if (embedded.missing && missingKey(requestOfPath(firstPath, rootRegion)) !== layout.region.code + path)
    void loadApplication()
      .then(({ refresh }) => refresh())
      .catch(ignore);
  if (location.hash === `#${CONTACT_TARGET}`) welcomeToContact();
  if (import.meta.hot) followEdits(async () => (await loadApplication()).refresh({ forgetDocuments: true }));
}

/** In development the router shows every page, the first one too, so an edit of content or code appears at once. */
function followEdits(update: () => Promise<void>): void {
  const refresh = oneAtATime(update);
  import.meta.hot?.on('content:changed', refresh);
  refresh();
}

/** A visitor who asked for the contact form, and was led to this page, can begin to write. */
function welcomeToContact(): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]; // entries of this type
  const isArrival = navigation?.type === 'navigate' && document.activeElement === document.body;
  if (isArrival) focusContactSection();
}
