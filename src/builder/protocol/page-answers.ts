import type { Path } from '../../data/path.ts';
import type { LayoutData, MovedPageData, StoredPageData } from '../../schema/page-data.ts';

/** The data of pages and of what all pages of a region share, by name; see `pageDataKey`. */
export type PageDocuments = Record<string, StoredPageData | MovedPageData | LayoutData | null>;

/** Where a value is written. */
interface TracedField {
  file: string;
  path: Path;
}

/** A text of a rendered page and the fields that it comes from. */
export interface TracedText {
  /**
   * The part of the page: `section-0` is the first element with `data-section`; `header-0`, `nav-0` and `footer-0` are the
   * first landmarks of their kind outside of sections.
   */
  part: string;
  /**
   * Child indexes from the part's element to an element or a text. Comments are left out, and texts that follow each other
   * count as one.
   */
  node: number[];
  /** The attribute that holds the text; absent for a text of the page itself. */
  attribute?: string;
  /** The whole text, to make sure that the page still shows it. */
  text: string;
  /**
   * The pieces of the text that come from a field each, in order, by their offsets in UTF-16 code units. Where none is, the
   * text is computed.
   */
  pieces: { start: number; end: number; field: TracedField; kind: string }[];
}

/** Where each word of a page comes from. */
export interface Trace {
  /** In the order of the page. A shared section's own fields are in another file than its entry: see `texts`. */
  sections: { type: string; field: TracedField }[];
  texts: TracedText[];
  /** Set if no page has the address, or its file was deleted: visitors see "Page not found". */
  missing?: boolean;
}

/** Compressed size of a page's HTML, and size of its pictures as they are stored, in bytes. */
export interface PageWeight {
  html: number;
  pictures: number;
}

/** How search engines and social networks show a page in a region, and what it weighs. */
export interface Appearance {
  region: string;
  /** The address on the published site. */
  url: string;
  /** Whether search engines may list it. */
  indexed: boolean;
  siteName: string;
  title: string;
  description: string;
  /** Greatest lengths, in characters. */
  titleLimit: number;
  descriptionLimit: number;
  shareTitle: string;
  shareDescription: string;
  /** The share image, as a data URL or an address on this server. */
  shareImage: string;
  weight: PageWeight;
  /** The same when the server started; absent for a page that wasn't there. */
  weightBefore?: PageWeight;
}
