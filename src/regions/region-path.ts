import { isRegionCode, type RegionCode } from './region-code.ts';

/** The address of a page in a region; the home page keeps its slash: `/us/`, `/us/about-me`. */
export const regionPath = (region: RegionCode, page: string): string => `/${region}/${page.replace(/^\/+/, '')}`;

/** The region that an address names with its first segment, if it names one. */
export const regionOfPath = (pathname: string): RegionCode | undefined => {
  const first = pathname.split('/')[1];
  return isRegionCode(first) ? first : undefined;
};

/** The same page in another region: the leading region segment is replaced; the root stays the root. */
export const switchRegion = (pathname: string, region: RegionCode): string =>
  regionOfPath(pathname) ? `/${region}${pathname.slice(3) || '/'}` : pathname;
