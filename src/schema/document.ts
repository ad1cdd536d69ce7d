import type { ContactFormData } from './contact-form-data.ts';
import type { Region } from '../regions/region.ts';
import type { Resolved } from './resolved.ts';
import type { Dictionary } from './dictionary.schema.ts';
import type { Site } from './site.schema.ts';

/** One `<meta>` element. */
export interface MetaTag {
  /** The attribute that names it: name for search engines and X, property for Open Graph. */
  key: 'name' | 'property';
  name: string;
  content: string;
}

/** Everything that the head of a page says of it. */
export interface PageHead {
  title: string;
  /** Value of `<html lang>`. */
  lang: string;
  meta: MetaTag[];
  canonical?: string;
  /** The same page in other regions, by hreflang. */
  alternates: { hreflang: string; href: string }[];
  /** JSON-LD, as one graph. */
  structuredData: object;
}

/** One section of a page, ready for its component. */
export interface SectionDocument {
  type: string;
  anchor?: string;
  /** Props of the component. */
  props: unknown;
}

/** A page in one region, finished: no language or currency is left to choose. */
export interface PageDocument {
  /** Address of the page, for example /us/about-me. */
  path: string;
  /** Short name of the page, announced when it has opened. */
  name: string;
  head: PageHead;
  sections: SectionDocument[];
  /** Links above the page, in order; empty on pages without a visible trail. */
  trail: { label: string; href: string }[];
  /** Set on pages that say that something is not there. */
  missing?: boolean;
}

/**
 * The document of a page as a file: without its address, for the same stands at each that the page has. One that says
 * that something is not there has none, and keeps its name.
 */
export type StoredPage = Omit<PageDocument, 'path'> & Partial<Pick<PageDocument, 'path'>>;

/** A link with its words. */
export interface LinkData {
  label: string;
  to: string;
}

/** What frames every page of a region: header, footer, banner, contact window. */
export interface LayoutDocument {
  region: Region;
  /** All three, for the region menu. */
  regions: Pick<Region, 'code' | 'name' | 'flag' | 'label' | 'locale' | 'currency' | 'currencySymbol'>[];
  siteName: string;
  home: LinkData;
  main: LinkData[];
  services: LinkData[];
  legal: LinkData[];
  social: Site['social'];
  company: Site['company'];
  email: string;
  phone: string;
  words: Pick<Resolved<Dictionary>, 'header' | 'footer' | 'contact' | 'consent' | 'page'>;
  form: ContactFormData;
}

/** What the browser is told once, independent of page and region. */
export interface SiteSettings {
  tagManagerId?: string;
  consentVersion: number;
  /** How a visitor's region is found; only on the page that looks it up, the root. */
  lookup?: RegionLookup;
}

/** How a visitor's region is found. */
export interface RegionLookup {
  /** Address that answers with the visitor's country. */
  endpoint: string;
  /** Which region a country's visitors get; the rest gets us. */
  countries: Record<string, string>;
}
