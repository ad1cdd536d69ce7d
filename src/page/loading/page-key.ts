import { defaultRegionOf, isRegionCode, type RegionCode, type RegionCodes } from '../../regions/site-regions.ts';
import { regionPath } from '../../regions/region-path.ts';
import type { PageAddress } from '../../schema/page-data-key.ts';
import type { LayoutData, PageData, SiteSettings } from '../../schema/page-data.ts';

/** Identifies a page in a region. */
export type PageKey = PageAddress;

/** A page with the layout data of its region. */
export interface PageWithLayout {
  page: PageData;
  layout: LayoutData;
}

/** The data that a pre-rendered page embeds. Layout data is a separate file that all pages of a region share. */
export interface HydrationData {
  /** Path of the page. */
  path: string;
  /** Href of the contact form from the page. */
  contactHref: string;
  /** Set on 404 pages; hosts answer every unknown path with the same one. */
  missing?: boolean;
  /** Without the version of the policy, which the head script has. */
  settings?: Omit<SiteSettings, 'consentVersion'>;
}

/**
 * The page for a path below the root. If the first segment isn't a region, the default region's 404 page.
 */
export const toPageKey = (segment: string, path: string, regions: RegionCodes): PageKey =>
  isRegionCode(regions, segment)
    ? { region: segment, path }
    : { region: defaultRegionOf(regions), path: `${segment}/${path}` };

/** The page for a path. One that can't be decoded (`%E0%A4%A`) is that of no page. */
export function pageKeyOfPath(pathname: string, rootRegion: RegionCode, regions: RegionCodes): PageKey {
  const [, segment = '', ...rest] = decoded(pathname).split('/');
  return segment === '' ? { region: rootRegion, path: '', root: true } : toPageKey(segment, rest.join('/'), regions);
}

function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** Path of a page. */
export const pagePath = ({ region, path, root }: PageKey): string => (root ? '/' : regionPath(region, path));

/** Id of the element with the hydration data. */
export const HYDRATION_DATA_ID = 'page-data';

/** Id of the element with the content that changes with the page: main and footer. */
export const PAGE_ID = 'page';

/** Id of the live region that announces navigations. */
export const ANNOUNCER_ID = 'announcer';

/** Id of the slot for the whole stylesheet, after the first view. */
export const STYLESHEET_SLOT_ID = 'stylesheet-slot';
