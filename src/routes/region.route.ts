import { createRoute } from '@tanstack/react-router';
import { toPageKey } from '../page/loading/page-key.ts';
import { DEFAULT_REGION, isRegionCode, type RegionCode } from '../regions/region-code.ts';
import { rootRoute, type RouteData, type RouterContext } from './root.route.tsx';

/** The first segment of a path: a known region, or an unknown word. */
interface RegionParams {
  region: RegionCode | undefined;
  /** The segment as written in the path. */
  segment: string;
}

/** `/{region}`: everything below a region, with its layout data. */
export const regionRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/$segment',
  params: {
    parse: ({ segment }): RegionParams => ({ segment, region: isRegionCode(segment) ? segment : undefined }),
    stringify: ({ segment }) => ({ segment }),
  },
  loader: async ({ context, params }) => ({ layout: await context.loadLayout(params.region ?? DEFAULT_REGION) }),
  // From page to page, too: the query cache knows how long layout data is fresh.
  shouldReload: true,
});

/**
 * Loads the page at a path below a region. A path that contains `sitemap` shows the sitemap as
 * text, as hosts answer it.
 */
export async function loadRegionPage(
  { loadPage }: RouterContext,
  { segment }: RegionParams,
  path: string,
): Promise<RouteData> {
  if (`${segment}/${path}`.includes('sitemap')) return { sitemap: await (await fetch('/sitemap.xml')).text() };
  return { page: await loadPage(toPageKey(segment, path)) };
}

/** `/{region}/`: the home page of a region. */
export const regionHomeRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: '/',
  loader: ({ context, params }) => loadRegionPage(context, params, ''),
});
