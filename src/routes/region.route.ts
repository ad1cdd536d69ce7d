import { createRoute } from '@tanstack/react-router';
import { toPageKey } from '../page/loading/page-key.ts';
import { defaultRegionOf, isRegionCode, type RegionCode, type RegionCodes } from '../regions/site-regions.ts';
import { rootRoute, type RouteData, type RouterContext } from './root.route.tsx';

/** The first segment of a path: a known region, or an unknown word. */
interface RegionParams {
  region: RegionCode | undefined;
  /** The segment as written in the path. */
  segment: string;
  /** The regions of the site. */
  regions: RegionCodes;
}

/** `/{region}`: everything below a region, with its layout data. */
export const createRegionRoute = (regions: RegionCodes) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/$segment',
    params: {
      parse: ({ segment }): RegionParams => ({
        segment,
        regions,
        region: isRegionCode(regions, segment) ? segment : undefined,
      }),
      stringify: ({ segment }) => ({ segment }),
    },
    loader: async ({ context, params }) => ({
      layout: await context.loadLayout(params.region ?? defaultRegionOf(regions)),
    }),
    // From page to page, too: the query cache knows how long layout data is fresh.
    shouldReload: true,
  });

/** The route of everything below a region. */
export type RegionRoute = ReturnType<typeof createRegionRoute>;

/**
 * Loads the page at a path below a region. A path that contains `sitemap` shows the sitemap as
 * text, as hosts answer it.
 */
export async function loadRegionPage(
  { loadPage }: RouterContext,
  { segment, regions }: RegionParams,
  path: string,
): Promise<RouteData> {
  if (`${segment}/${path}`.includes('sitemap')) return { sitemap: await (await fetch('/sitemap.xml')).text() };
  return { page: await loadPage(toPageKey(segment, path, regions)) };
}

/** `/{region}/`: the home page of a region. */
export const createRegionHomeRoute = (parent: RegionRoute) =>
  createRoute({
    getParentRoute: () => parent,
    path: '/',
    loader: ({ context, params }) => loadRegionPage(context, params, ''),
  });
