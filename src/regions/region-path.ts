import { isRegionCode, type RegionCode, type RegionCodes } from './site-regions.ts';

/** Returns the address of a page in a region; the home page keeps its slash: `/us/`, `/us/about-me`. */
export const regionPath = (region: RegionCode, page: string): string => `/${region}/${page.replace(/^\/+/, '')}`;

/** Returns the region in an address's first segment, if any. */
export const regionOfPath = (pathname: string, regions: { codes: readonly RegionCode[] }): RegionCode | undefined => {
  const first = pathname.split('/')[1];
  return isRegionCode(regions, first) ? first : undefined;
};

/** Returns the same page in another region: replaces the leading region segment; the root stays the root. */
export const switchRegion = (pathname: string, region: RegionCode, regions: RegionCodes): string => {
  const current = regionOfPath(pathname, regions);
  return current ? `/${region}${pathname.slice(current.length + 1) || '/'}` : pathname;
};
