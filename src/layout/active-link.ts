import type { RegionCode, RegionCodes } from '../regions/site-regions.ts';
import { regionOfPath, switchRegion } from '../regions/region-path.ts';

const ROOT = '/';

const pageOf = (address: string) => (address.split('#')[0] ?? '').replace(/\/$/, '');

/** Href of the home page as seen from `path`: the root on the root, otherwise the region's home page. */
export const homeOf = (path: string, region: RegionCode): string => (path === ROOT ? ROOT : `/${region}/`);

/** Localizes an anchor link to the home page; keeps visitors of the root at the root. */
export const homeLink = (to: string, path: string, regions: RegionCodes): string =>
  path === ROOT && regionOfPath(to, regions) ? to.replace(/^\/[^/]+/, '') : to;

/** Value of `aria-current` for a link on the current page. */
export const ariaCurrent = (to: string, path: string): 'page' | undefined =>
  pageOf(to) === pageOf(path) ? 'page' : undefined;

/** Path of the current page in another region; the region's home page if the path has no region. */
export const pathInRegion = (path: string, region: RegionCode, regions: RegionCodes): string =>
  regionOfPath(path, regions) ? switchRegion(path, region, regions) : `/${region}/`;
