import 'virtual:theme.css';
import './styles/site.css';
import type { SiteApplication } from './application.tsx';
import { createStore } from './components/create-store.ts';
import { lazyImport } from './components/lazy-import.ts';
import { focusContactSection } from './contact/form/focus-contact-section.ts';
import { startConsent } from './consent/consent-store.ts';
import { loadLayoutData, readHydrationData, readSiteSettings } from './page/loading/hydration-data.ts';
import { initDisclosures } from './page/behaviors/disclosures.ts';
import { replayEarlyClicks } from './page/behaviors/replay-early-clicks.ts';
import { initTargetReveal } from './page/behaviors/target-reveal.ts';
import { hydrateIslands } from './page/islands/islands.tsx';
import { interceptLinks } from './page/navigation/link-interception.ts';
import { startPrefetch } from './page/navigation/link-prefetch.ts';
import { initDialogTriggers } from './page/behaviors/dialog-triggers.ts';
import { mountOverlays } from './page/behaviors/overlays.tsx';
import { createPageNavigation } from './page/navigation/page-navigation.ts';
import { pageKeyOfPath, type PageKey } from './page/loading/page-key.ts';
import { preloadData } from './page/loading/preload-data.ts';
import type { CurrentPage } from './page/loading/current-page.tsx';
import { observeWebVitals } from './page/behaviors/performance-observers.ts';
import { codesOf, defaultRegionOf, type RegionCode } from './regions/site-regions.ts';
import { pageDataKey, pageDataUrl, notFoundPageOf } from './schema/page-data-key.ts';
import { CONTACT_TARGET } from './schema/contact-target.ts';
import { initRegionSwitcher } from './visitor-region/region-switcher.ts';

const ignore = () => undefined;

/** Yields to the browser, so that it can handle input. */
const pause = () => new Promise((go) => setTimeout(go));

/** How long the application may take to load if there is no fallback, in milliseconds. */
const NO_TIMEOUT_MS = 2 ** 31 - 1;

/**
 * Hydrates the islands of the pre-rendered page and adds the event handlers of the document. Loads the application, with
 * router and pages, when the visitor is about to open another page.
 */
export async function startPage(): Promise<void> {
  const firstPath = location.pathname;
  const hydrationData = readHydrationData();
  const settings = readSiteSettings(hydrationData);
  const layout = await loadLayoutData();
  const { path, contactHref } = hydrationData;
  const currentPage = createStore<CurrentPage>({ path, layout, contactHref });
  const regions = codesOf(layout.regions);
  let rootRegion: RegionCode = defaultRegionOf(regions);
  await pause();
  initBehaviors();
  mountOverlays(currentPage);
  const islands = hydrateIslands(currentPage);
  await islands.hydrated;

  const importPageLoader = lazyImport(async () => {
    const { createPageLoader } = await import('./page/loading/page-loader.ts');
    const missing = hydrationData.missing ? pageKeyOfPath(firstPath, layout.region.code, regions) : undefined;
    return createPageLoader({ layout, missing });
  });
  const loadPageLoader = () => importPageLoader(NO_TIMEOUT_MS);
  const importApplication = lazyImport(async () => {
    const [{ startApplication }, loader] = await Promise.all([import('./application.tsx'), loadPageLoader()]);
    return startApplication({
      loader,
      currentPage,
      firstPath,
      rootRegion: () => rootRegion,
      onTakeOver: islands.release,
    });
  });
  const loadApplication = () => importApplication(NO_TIMEOUT_MS);
  const refresh: SiteApplication['refresh'] = async (change) => (await loadApplication()).refresh(change);
  const keyOf = (path: string) => pageKeyOfPath(path, rootRegion, regions);
  let isFirstPreload = true;
  const preloadPage = async (href: string) => {
    const request = keyOf(new URL(href, location.href).pathname);
    // The page loader hasn't loaded yet, so this requests the data.
    if (isFirstPreload) preloadData(pageDataUrl(pageDataKey(request)));
    isFirstPreload = false;
    await (await loadPageLoader()).loadPage(request);
  };
  const navigation = createPageNavigation({ loadApplication, preloadPage, currentPage: currentPage.get });
  interceptLinks(navigation);
  startConsent(settings);
  initRegionSwitcher({
    regions,
    open: navigation.open,
    refresh,
    root: { get: () => rootRegion, set: (region) => (rootRegion = region) },
    lookup: settings.lookup,
  });
  if (import.meta.hot || import.meta.env.SERVER_EVENTS)
    await import('./page/behaviors/follow-edits.ts').then(({ followEdits }) => followEdits(refresh));
  document.documentElement.dataset['ready'] = 'true';
  replayEarlyClicks();
  startPrefetch(navigation, currentPage.subscribe);
  // The router hasn't loaded yet and can't render another page from the history.
  addEventListener('popstate', () => location.pathname !== firstPath && void loadApplication().catch(ignore));
  observeWebVitals();
  // Hosts answer every unknown path with the same page: render it for the path's region, or for an unknown entry.
  if (hydrationData.missing && !isRightPage(keyOf(firstPath), currentPage.get())) void refresh().catch(ignore);
  if (location.hash === `#${CONTACT_TARGET}`) welcomeToContact();
}

/** Handles what needs no data of the page. */
function initBehaviors(): void {
  initDisclosures();
  initTargetReveal();
  initDialogTriggers();
}

/** Whether the 404 page is the one for the current path. */
const isRightPage = ({ region, path }: PageKey, shown: CurrentPage): boolean =>
  region === shown.layout.region.code && shown.path === `/${notFoundPageOf(path, shown.layout.entryPages)}`;

/** Focuses the contact form if a contact button led to this page. */
function welcomeToContact(): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]; // entries of this type
  const isArrival = navigation?.type === 'navigate' && document.activeElement === document.body;
  if (isArrival) focusContactSection();
}
