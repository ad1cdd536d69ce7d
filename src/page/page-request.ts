import { isRegionCode, DEFAULT_REGION, type RegionCode } from '../regions/region-code.ts';
import { regionPath } from '../regions/region-path.ts';
import type { LayoutDocument, PageDocument, SiteSettings } from '../schema/document.ts';

/** Which page is wanted, in which region. */
export interface PageRequest {
  region: RegionCode;
  /** The address without region: '' for the home page. */
  path: string;
  /** The bare root, which shows the home page of the visitor's region. */
  root?: boolean;
}

/** A page with the layout data of its region. */
export interface PageData {
  page: PageDocument;
  layout: LayoutDocument;
}

/** What a pre-rendered page tells its script; the layout data is a file that all pages of the region share. */
export interface EmbeddedData {
  /** Address of the page. */
  path: string;
  /** Address of the contact form, seen from the page. */
  contactHref: string;
  /** Set on a page that says that something isn't there; hosts answer every unknown address with the same one. */
  missing?: boolean;
  /** All but the version of the policy, which the script in the head is told. */
  settings?: Omit<SiteSettings, 'consentVersion'>;
}

/**
 * The page that an address below the root asks for. Below a first segment that is no region there is no page: the
 * default region says so.
 */
export function pageRequest(segment: string, path: string): PageRequest {
  return isRegionCode(segment) ? { region: segment, path } : { region: DEFAULT_REGION, path: `${segment}/${path}` };
}

/** The page that a path asks for; throws where the path is no text (`%E0%A4%A`). */
export function requestOfPath(pathname: string, rootRegion: RegionCode): PageRequest {
  const [, segment = '', ...rest] = decodeURI(pathname).split('/');
  return segment === '' ? { region: rootRegion, path: '', root: true } : pageRequest(segment, rest.join('/'));
}

/** Address of a page. */
export const pathOf = ({ region, path, root }: PageRequest): string => (root ? '/' : regionPath(region, path));

/** Name of a page's document, below `/documents/`. */
export const documentKey = ({ region, path, root }: PageRequest): string =>
  `${region}/${root ? '_root' : path || '_home'}`;

/** Name of a region's layout data, below `/documents/`. */
export const layoutKey = (region: RegionCode): string => `${region}/_layout`;

/** Name of the document that says that an address does not exist: a case study or any other page. */
export const missingKey = ({ region, path }: PageRequest): string =>
  /^(google-ads-)?case-study(\/|$)/.test(path) ? `${region}/case-study-not-found` : `${region}/404`;

/** Address of a document. */
export const documentUrl = (key: string): string => `/documents/${key}.json`;

/** Id of the element that holds the embedded data. */
export const EMBEDDED_DATA_ID = 'page-data';

/** Id of the element that holds what changes with the page: main and footer. */
export const PAGE_ID = 'page';

/** Id of the live region that announces navigations. */
export const ANNOUNCER_ID = 'announcer';

/** Id of the element in which the whole stylesheet may stand, after what is seen first. */
export const LATE_STYLES_ID = 'late-styles';
