import type { ContactFormData } from './contact-form-data.ts';
import type { TextDirection } from '../i18n/text-direction.ts';
import type { Region } from '../regions/site-regions.ts';
import type { Localized } from './regional.ts';
import type { Dictionary } from './dictionary.schema.ts';
import type { Site } from './site.schema.ts';

/** One `<meta>` element. */
export interface MetaTag {
  /** The identifying attribute: name for search engines and X, property for Open Graph. */
  key: 'name' | 'property';
  name: string;
  content: string;
}

/** The content of a page's head. */
export interface PageHead {
  title: string;
  /** Value of `<html lang>`. */
  lang: string;
  /** Value of `<html dir>`: the direction in which the language is written. */
  dir: TextDirection;
  meta: MetaTag[];
  canonical?: string;
  /** The previous page of the same list. */
  previous?: string;
  /** The next page of the same list. */
  next?: string;
  /** Address of the RSS feed of the entries that the page lists. */
  feed?: string;
  /** The same page in other regions, by hreflang. */
  alternates: { hreflang: string; href: string }[];
  /** JSON-LD, as one graph. */
  structuredData: object;
}

/** One section of a page, ready for its component. */
export interface SectionData {
  type: string;
  anchor?: string;
  /** Props of the component. A ghost may have none. */
  props: unknown;
  /** Set if visitors don't see it: a ghost, which the builder alone shows. */
  ghost?: true;
}

/** A page in one region, with language and currency resolved. */
export interface PageData {
  /** Address of the page, for example /us/about-me. */
  path: string;
  /** Short name of the page, announced to screen readers after navigation. */
  name: string;
  head: PageHead;
  sections: SectionData[];
  /** Breadcrumbs in order; empty on pages without visible breadcrumbs. */
  breadcrumbs: { label: string; href: string }[];
  /** Set on not-found pages. */
  missing?: boolean;
}

/**
 * The data file of a page. It has no address, because it's the same at each of the page's addresses. A not-found page
 * has no address and keeps its name.
 */
export type StoredPageData = Omit<PageData, 'path'> & Partial<Pick<PageData, 'path'>>;

/** The data file at an old address of a page: the app opens the new address in its place. */
export interface MovedPageData {
  /** Today's address, with region. */
  movedTo: string;
}

/** A path without region below which the entries of a collection have their pages. */
export interface EntryPagePath {
  path: string;
  /** The file path of the page shown for an unknown entry. */
  notFound: string;
}

/** A link with its label. */
export interface LinkData {
  label: string;
  to: string;
}

/** A region in the region menu. */
export interface RegionListEntry extends Pick<
  Region,
  'code' | 'name' | 'flag' | 'label' | 'locale' | 'currency' | 'currencySymbol'
> {
  /** Name of its language; only in a long menu, which is grouped by it. */
  group?: string;
}

/** The layout of every page in a region: header, footer, consent notice, contact modal. */
export interface LayoutData {
  region: Region;
  /** All regions, for the region menu. */
  regions: RegionListEntry[];
  siteName: string;
  home: LinkData;
  main: LinkData[];
  /** The list that a button of the header opens. */
  menu: LinkData[];
  legal: LinkData[];
  social: Site['social'];
  company: Site['company'] & {
    /** Name of its country in the region's language. */
    country: string;
  };
  email: string;
  phone: string;
  dictionary: Pick<Localized<Dictionary>, 'header' | 'footer' | 'contact' | 'consent' | 'page'>;
  form: ContactFormData;
  /** The notice above every page of a preview with drafts. */
  preview?: string;
  /** The paths without region below which entries have their pages, each with the page of an unknown one. */
  entryPages: EntryPagePath[];
}

/** Client settings that are the same on every page and in every region. */
export interface SiteSettings {
  tagManagerId?: string;
  consentVersion: number;
  /** How to find a visitor's region; only set on the root. */
  lookup?: RegionLookup;
}

/** How to find a visitor's region. */
export interface RegionLookup {
  /** URL that returns the visitor's country. */
  endpoint: string;
  /** Maps countries to regions; all others get us. */
  countries: Record<string, string>;
}
