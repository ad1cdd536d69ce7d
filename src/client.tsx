import 'virtual:theme.css';
import './styles/site.css';
import { RouterProvider } from '@tanstack/react-router';
import { startTransition } from 'react';
import { loadFrame, readEmbedded, readSettings } from './page/embedded-data.ts';
import { startConsent } from './consent/consent-store.ts';
import { startFolds } from './page/fold-behaviour.ts';
import { keepLateStyles } from './page/late-styles.tsx';
import { startLinks } from './page/link-behaviour.ts';
import { startPrefetch } from './page/link-prefetch.ts';
import { startOpeners } from './page/opener-behaviour.ts';
import { oneAtATime } from './page/one-at-a-time.ts';
import { createPageHistory } from './page/page-history.ts';
import { createPageLoader } from './page/page-loader.ts';
import type { EmbeddedData } from './page/page-request.ts';
import { createRoot, hydrateRoot } from './page/react-dom.ts';
import { Ready } from './page/ready.tsx';
import { forgetReload, reloadOnce } from './page/reload-once.ts';
import { DEFAULT_REGION, type RegionCode } from './regions/region-code.ts';
import { createSiteRouter, type SiteRouter } from './router.tsx';
import { observeSpeed } from './page/speed-observers.ts';
import { startRegions } from './visitor-region/region-behaviour.ts';

/** Whether the page that stands in the document is the one that the address asks for. */
const showsEmbedded = (router: SiteRouter, { page }: EmbeddedData): boolean =>
  (router.state.matches.at(-1)?.loaderData as { page?: unknown } | undefined)?.page === page; // routes load pages or text

function render(router: SiteRouter, embedded: EmbeddedData, onReady: () => void): void {
  const container = document.getElementById('app');
  if (!container) return;
  const app = (
    <>
      <RouterProvider router={router} />
      <Ready onReady={onReady} />
    </>
  );
  if (showsEmbedded(router, embedded)) return startTransition(() => void hydrateRoot(container, app));
  keepLateStyles();
  container.replaceChildren();
  createRoot(container).render(app);
}

/** Lets the browser answer the visitor before it goes on. */
const pause = (duration = 0) => new Promise((go) => setTimeout(go, duration));

/** A page whose script can not start, because parts of it are gone, is loaded anew once; then it stays as it was rendered. */
function leaveAsItIs(): never {
  reloadOnce();
  throw new Error('The page stays as it was rendered.');
}

async function start(): Promise<void> {
  decodeURI(location.pathname); // An address that is no text (`%E0%A4%A`) throws: its page stays as it was rendered.
  const embedded = readEmbedded();
  let rootRegion: RegionCode = DEFAULT_REGION;
  const frame = await loadFrame().catch(leaveAsItIs);
  await pause();
  const loader = createPageLoader(embedded, frame, async () => {
    const parts = await import('./page/later-pages.ts');
    parts.startSharedParts(router);
    return parts;
  });
  const router: SiteRouter = createSiteRouter(
    { loadPage: loader.load, rootRegion: () => rootRegion },
    createPageHistory(),
    true,
  );
  // The markup was rendered without the router's own Suspense boundary; with this it is hydrated without it, too.
  router.ssr = { manifest: undefined };
  // The router takes what it is loading already for the answer to a second question: a text saved twice was not seen.
  if (import.meta.hot)
    import.meta.hot.on(
      'content:changed',
      oneAtATime(async () => {
        await loader.forgetDocuments();
        await router.invalidate();
        while (router.state.matches.some(({ isFetching }) => isFetching)) await pause(10);
      }),
    );
  await pause();
  await router.load();
  if (router.state.matches.at(-1)?.status === 'error') return leaveAsItIs();
  await pause();
  startFolds();
  startOpeners();
  startLinks(router);
  render(router, embedded, () => {
    loader.forgetEmbedded();
    forgetReload();
    const settings = readSettings(embedded);
    startConsent(settings);
    startRegions(router, { get: () => rootRegion, set: (region) => (rootRegion = region) }, settings.lookup);
    document.documentElement.dataset['ready'] = 'true';
    window.pageReady?.();
    startPrefetch(router);
    observeSpeed();
  });
}

// Awaited, so that whoever imports this script learns of a failure.
await start();
