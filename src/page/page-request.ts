import type { RegionCode } from '../regions/region-code.ts';
import type { LayoutDocument, PageDocument, SiteSettings } from '../schema/document.ts';

/** Which page is wanted, in which region. */
export interface PageRequest {
  region: RegionCode;
  /** The address without region: '' for the home page. */
  path: string;
  /** The bare root, which shows the home page of the visitor's region. */
  root?: boolean;
}

/** A page with what frames it. */
export interface PageData {
  page: PageDocument;
  layout: LayoutDocument;
}

/** What a pre-rendered page carries for its script: only sections that are run have props. */
export interface EmbeddedData extends PageData {
  /** Key of the page's document. */
  key: string;
  settings: SiteSettings;
}

/** Name of a page's document, below `/documents/`. */
export const documentKey = ({ region, path, root }: PageRequest): string =>
  `${region}/${root ? '_root' : path || '_home'}`;

/** Name of a region's frame, below `/documents/`. */
export const layoutKey = (region: RegionCode): string => `${region}/_layout`;

/** Name of the document that says that an address does not exist: a case study or any other page. */
export const missingKey = ({ region, path }: PageRequest): string =>
  /^(google-ads-)?case-study(\/|$)/.test(path) ? `${region}/case-study-not-found` : `${region}/404`;

/** Address of a document. */
export const documentUrl = (key: string): string => `/documents/${key}.json`;

/** Id of the element that holds the embedded data. */
export const EMBEDDED_DATA_ID = 'page-data';
