import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { createScrollRestoration } from './page/navigation/scroll-restoration.ts';
import { codesOf } from './regions/site-regions.ts';
import { createEntryRoute } from './routes/entry.route.ts';
import { homeRoute } from './routes/home.route.ts';
import { createPageRoute } from './routes/page.route.ts';
import { createRegionHomeRoute, createRegionRoute } from './routes/region.route.ts';
import type { LayoutData } from './schema/page-data.ts';
import { rootRoute, type RouterContext } from './routes/root.route.tsx';

/** What the routes depend on: the regions, and the paths below which entries have their pages. */
type RouteSource = Pick<LayoutData, 'regions'> & {
  entryPages: readonly Pick<LayoutData['entryPages'][number], 'path'>[];
};

/** Returns the routes of the site. */
function createRouteTree({ regions, entryPages }: RouteSource) {
  const region = createRegionRoute(codesOf(regions));
  return rootRoute.addChildren([
    homeRoute,
    region.addChildren([
      createRegionHomeRoute(region),
      ...entryPages.map(({ path }) => createEntryRoute(region, path)),
      createPageRoute(region),
    ]),
  ]);
}

type Search = Record<string, string | string[] | undefined>;

/**
 * Parses the query verbatim. The router's own parser would turn `v=1.0` into a number, round long campaign ids, and write
 * both back into the URL.
 */
function parseSearch(search: string): Search {
  const params = new URLSearchParams(search);
  return Object.fromEntries(
    [...params.keys()].map((key) => {
      const all = params.getAll(key);
      return [key, all.length > 1 ? all : all[0]];
    }),
  );
}

function stringifySearch(search: Search): string {
  const pairs = Object.entries(search).flatMap(([key, value = []]) => [value].flat().map((one) => [key, one]));
  return pairs.length > 0 ? `?${new URLSearchParams(pairs).toString()}` : '';
}

interface SiteRouterOptions {
  history: RouterHistory;
  /** The layout data of any region. */
  layout: RouteSource;
  /** Whether the router restores scroll positions. Default: false. */
  restoreScroll?: boolean;
}

/**
 * Creates the site's router. Its loaders read from the query cache, which alone decides how long data is fresh and kept;
 * the router caches nothing, and waits for stale data to reload.
 */
export const createSiteRouter = (
  context: RouterContext,
  { history, layout, restoreScroll = false }: SiteRouterOptions,
) =>
  createRouter({
    routeTree: createRouteTree(layout),
    context,
    history,
    trailingSlash: 'preserve',
    parseSearch,
    stringifySearch,
    defaultGcTime: 0,
    defaultPreloadGcTime: 0,
    defaultPreloadStaleTime: 0,
    defaultStaleReloadMode: 'blocking',
    // Errors of React reach `RouterRoot`, which renders the page from scratch.
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
