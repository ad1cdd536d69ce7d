import type { RegionCode } from '../regions/region-code.ts';
import { regionOfPath, switchRegion } from '../regions/region-path.ts';

const ROOT = '/';

const pageOf = (address: string) => (address.split('#')[0] ?? '').replace(/\/$/, '');

/** The home page seen from a page: the bare root for who is there, else the region's own. */
export const homeOf = (path: string, region: RegionCode): string => (path === ROOT ? ROOT : `/${region}/`);

/** A link to a place on the home page; who is at the bare root stays there. */
export const homeLink = (to: string, path: string): string =>
  path === ROOT && regionOfPath(to) ? to.replace(/^\/[^/]+/, '') : to;

/** Value of `aria-current` of a link, seen from a page. */
export const currentOf = (to: string, path: string): 'page' | undefined =>
  pageOf(to) === pageOf(path) ? 'page' : undefined;

/** The same page in another region; the region's home from where no region is named. */
export const pathInRegion = (path: string, region: RegionCode): string =>
  regionOfPath(path) ? switchRegion(path, region) : `/${region}/`;
