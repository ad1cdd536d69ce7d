import type { RegionCode } from '../regions/region-code.ts';
import { regionPath } from '../regions/region-path.ts';
import type { LayoutDocument, PageDocument, SectionDocument, SiteSettings } from '../schema/document.ts';

/** Which page is wanted, in which region. */
export interface PageRequest {
  region: RegionCode;
  /** The address without region: '' for the home page. */
  path: string;
  /** The bare root, which shows the home page of the visitor's region. */
  root?: boolean;
}

/**
 * A page as it is shown; without a head where the one that was pre-rendered stands in the document already, and without
 * a trail where it has none.
 */
export type ShownPage = Omit<PageDocument, 'head' | 'sections' | 'trail'> &
  Partial<Pick<PageDocument, 'head' | 'trail'>> & { sections: ShownSection[] };

/** A section as the browser needs it. */
export type ShownSection = Omit<SectionDocument, 'interactive' | 'rendered'>;

/** A page with what frames it. */
export interface PageData {
  page: ShownPage;
  layout: LayoutDocument;
}

/**
 * What a pre-rendered page carries for its script: only sections that are run have props, and what frames every page
 * of the region is asked for once.
 */
export interface EmbeddedData {
  /** Key of the page's document. */
  key: string;
  page: ShownPage;
  /** All but the version of the policy, which the script in the head is told. */
  settings?: Omit<SiteSettings, 'consentVersion'>;
}

/** Address of a page. */
export const pathOf = ({ region, path, root }: PageRequest): string => (root ? '/' : regionPath(region, path));

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

/** Id of the element in which the whole stylesheet may stand, after what is seen first. */
export const LATE_STYLES_ID = 'late-styles';
