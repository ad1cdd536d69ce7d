import { isRegionCode, type RegionCode, type RegionCodes } from '../regions/site-regions.ts';
import type { EntryPagePath } from './page-data.ts';

/** A page in a region, by its address. */
export interface PageAddress {
  region: RegionCode;
  /** The path without region: '' for the home page. */
  path: string;
  /** Whether this is `/`, which shows the home page in the visitor's region. */
  root?: boolean | undefined;
}

/** The file path of the page shown for an unknown address. */
export const NOT_FOUND_PAGE = '404';

/** Returns whether a page file is shown for unknown addresses: such a page has no address of its own. */
export const isNotFoundPage = (path: string): boolean => path === NOT_FOUND_PAGE || path.endsWith('-not-found');

// No page path contains an underscore, so these names are free.
const ROOT = '_root';
const HOME = '_home';
const LAYOUT = '_layout';

/** Returns the name of a page's data file in `/page-data/` (decision 63). */
export const pageDataKey = ({ region, path, root }: PageAddress): string => `${region}/${root ? ROOT : path || HOME}`;

/** Returns the name of a region's layout data in `/page-data/`. */
export const layoutDataKey = (region: RegionCode): string => `${region}/${LAYOUT}`;

/** Parses a data-file name: a page, or a region's layout data; `undefined` if it names no region. */
export function parsePageDataKey(
  key: string,
  regions: RegionCodes,
): PageAddress | { layoutOf: RegionCode } | undefined {
  const slash = key.indexOf('/');
  const [region, name] = [key.slice(0, slash), key.slice(slash + 1)];
  if (!isRegionCode(regions, region) || name === '') return undefined;
  if (name === LAYOUT) return { layoutOf: region };
  return name === ROOT ? { region, path: '', root: true } : { region, path: name === HOME ? '' : name };
}

/** Returns the path of a data file in `dist/`. */
export const pageDataFile = (key: string): string => `page-data/${key}.json`;

/** Returns the URL of a data file. */
export const pageDataUrl = (key: string): string => `/${pageDataFile(key)}`;

/**
 * Returns the not-found page for an address.
 * @param entryPages the paths below which entries have their pages
 */
export const notFoundPageOf = (path: string, entryPages: readonly EntryPagePath[]): string =>
  entryPages.find((base) => path === base.path || path.startsWith(`${base.path}/`))?.notFound ?? NOT_FOUND_PAGE;
