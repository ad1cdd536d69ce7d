import { createRoute } from '@tanstack/react-router';
import { pageRequest } from '../page/page-request.ts';
import { isRegionCode, type RegionCode } from '../regions/region-code.ts';
import { rootRoute, type RouterContext } from './root.route.tsx';

/** The first segment of an address: a known region, or a word that no page stands under. */
interface RegionParams {
  region: RegionCode | undefined;
  /** The segment as it stands in the address. */
  segment: string;
}

/** `/{region}`: everything below a region. */
export const regionRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/$segment',
  params: {
    parse: ({ segment }): RegionParams => ({ segment, region: isRegionCode(segment) ? segment : undefined }),
    stringify: ({ segment }) => ({ segment }),
  },
});

/**
 * Loads the page of an address below its first segment. An address that contains `sitemap` shows the sitemap
 * (specification, section 2).
 */
export async function loadBelow({ loadPage }: RouterContext, { segment }: RegionParams, path: string) {
  if (`${segment}/${path}`.includes('sitemap')) return (await fetch('/sitemap.xml')).text();
  return loadPage(pageRequest(segment, path));
}

/** `/{region}/`: the home page of a region. */
export const regionHomeRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: '/',
  loader: ({ context, params }) => loadBelow(context, params, ''),
});
