import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { createScrollRestoration } from './page/scroll-restoration.ts';
import { caseStudyRoute, caseStudyTwinRoute } from './routes/case-study.route.ts';
import { homeRoute } from './routes/home.route.ts';
import { pageRoute } from './routes/page.route.ts';
import { regionHomeRoute, regionRoute } from './routes/region.route.ts';
import { rootRoute, type RouterContext } from './routes/root.route.tsx';

const routeTree = rootRoute.addChildren([
  homeRoute,
  regionRoute.addChildren([regionHomeRoute, caseStudyRoute, caseStudyTwinRoute, pageRoute]),
]);

type Search = Record<string, string | string[] | undefined>;

/**
 * What stands behind the question mark, word for word: the router's own reading takes `v=1.0` for a number and rounds
 * the long number of a campaign, and would write them so into the address.
 */
function parseSearch(search: string): Search {
  const words = new URLSearchParams(search);
  return Object.fromEntries(
    [...words.keys()].map((key) => {
      const all = words.getAll(key);
      return [key, all.length > 1 ? all : all[0]];
    }),
  );
}

function stringifySearch(search: Search): string {
  const pairs = Object.entries(search).flatMap(([key, value = []]) => [value].flat().map((one) => [key, one]));
  return pairs.length > 0 ? `?${new URLSearchParams(pairs).toString()}` : '';
}

/**
 * The site's router. Its loaders ask the query cache, which alone knows how long a document is fresh and kept; the router
 * keeps no copies beside it, and waits for what is loaded again.
 */
export const createSiteRouter = (context: RouterContext, history: RouterHistory, restoreScroll: boolean) =>
  createRouter({
    routeTree,
    context,
    history,
    trailingSlash: 'preserve',
    parseSearch,
    stringifySearch,
    defaultGcTime: 0,
    defaultPreloadGcTime: 0,
    defaultPreloadStaleTime: 0,
    defaultStaleReloadMode: 'blocking',
    // An error of React goes to the root that renders the router, which renders the page from scratch.
    disableGlobalCatchBoundary: true,
    scrollRestoration: restoreScroll && createScrollRestoration(),
    scrollRestorationBehavior: 'instant',
  });

/** Type of the site's router. */
export type SiteRouter = ReturnType<typeof createSiteRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: SiteRouter;
  }
}
