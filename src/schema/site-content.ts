import type { z } from 'zod';
import type { Region, RegionCode } from '../regions/site-regions.ts';
import type { CollectionDefinition, Entry, EntryOf, EntrySchema } from './define-collection.ts';
import type { SingleDefinition } from './define-single.ts';
import type { TextGroup } from './define-texts.ts';
import type { Dictionary } from './dictionary.schema.ts';
import type { SizedImage } from './image.ts';
import type { navigationSchema } from './navigation.schema.ts';
import type { Page } from './page.schema.ts';
import type { CompleteRegion } from './region.schema.ts';
import type { Localized, Regional } from './regional.ts';
import type { Site } from './site.schema.ts';

/** The links of header and footer as written in YAML. */
export type Navigation = z.output<typeof navigationSchema>;

/** The list of a collection on a page. A longer list continues on further pages. */
export interface EntryList {
  /** Name of the collection. */
  collection: string;
  /** Number of entries on a page. */
  pageSize: number;
  /** Whether each tag has pages of its own, even if the list has a single page. Default: only if it has several. */
  hasTagPages?: boolean;
}

/** A list on a page, with the regions that show it. */
export interface PageEntryList extends EntryList {
  regions: readonly RegionCode[];
}

/** Ids of entries by the name of their collection, in order. */
export type NamedEntries = Readonly<Record<string, readonly string[]>>;

/** A page with its file path, which is its path without region: `''`, `about-me`, `services/…`. */
export type PageEntry = Page & {
  path: string;
  /** The collection that it lists, if it lists one. */
  entryList?: PageEntryList | undefined;
  /** The entries that its sections name. Default: none. */
  namedEntries?: Regional<NamedEntries>;
};

/** A page that names an entry. */
export interface NamingPage {
  /** Path without region. */
  path: string;
  /** How many entries of the collection it names before. */
  position: number;
}

/** A page of a list of entries, in its region's language and currency. */
export interface ListPageContent<S extends EntrySchema = EntrySchema> {
  /** The entries on this page, without the fields that only their own page shows. */
  entries: Localized<EntryOf<S>>[];
  /** Position of the first of them in the list, starting at 1. */
  first: number;
  /** Number of entries in the list, on all pages. */
  total: number;
  /** Number of this page, starting at 1. */
  page: number;
  /** Number of pages. */
  pages: number;
  /** The tag that the list is filtered by; undefined for all entries. */
  tag: string | undefined;
  /** Whether the list of all entries has more than one page. */
  isPaginated: boolean;
  /** Whether each tag has pages of its own. */
  hasTagPages: boolean;
  /** The address of the feed, if the collection has one. */
  feed: string | undefined;
  /** The tags of all entries with their localized names. */
  tags: { tag: string; label: string }[];
  /** The heading of a page other than the first of all entries: "Concerts: Choir, page 2 of 3". */
  heading: string | undefined;
  /** Returns the address of a list page. */
  hrefOf: (target: { number: number; tag?: string | undefined }) => string;
}

/** The entries of a collection in a region's language and currency; all but `current` without the fields of their own page. */
export interface RegionEntries<S extends EntrySchema = EntrySchema> {
  /** The entry of the page, if it's that of an entry of this collection. */
  current: Localized<EntryOf<S>> | undefined;
  /** Returns the first entries, up to a maximum number. */
  first: (count: number) => Localized<EntryOf<S>>[];
  /** Returns an entry by id without reading the others, or `undefined` if it doesn't exist. */
  byId: (id: string) => Localized<EntryOf<S>> | undefined;
  /** Returns the entry after the one with this id, in the region's order, if there are others. */
  after: (id: string) => Localized<EntryOf<S>> | undefined;
  /** Returns other entries that share tags with the one of this id, those first that share most, up to a maximum number. */
  related: (id: string, count: number) => Localized<EntryOf<S>>[];
  /** The page of the list, on pages with a section that lists the collection. */
  readonly list: ListPageContent<S>;
  /** Returns the address of an entry's page. */
  hrefOf: (entry: Readonly<{ slug: string }>) => string;
  /** Returns the address of the list of a tag, if a page lists the collection and each tag has pages of its own. */
  tagHref: (tag: string) => string | undefined;
  /** Returns the pages that name an entry, those first that name it earliest. */
  pagesNaming: (id: string) => NamingPage[];
}

/** All content except pages, as written in YAML. */
export interface Collections {
  site: Site;
  /** The entries of each collection, by its name. */
  entries: Readonly<Record<string, readonly Entry[]>>;
  /** The values of the site's own single files, by their name. */
  singles: Readonly<Record<string, unknown>>;
  dictionary: Dictionary;
  navigation: Navigation;
}

/** All of `content/`, checked. */
export interface SiteContent extends Collections {
  regions: Regional<CompleteRegion>;
  /** The regions that pages are made for, in order: without drafts, except in development. */
  shownRegions: readonly RegionCode[];
  /** Codes of regions that the site no longer has; their addresses redirect. */
  formerRegions: readonly string[];
  facts: Record<string, unknown>;
  pages: PageEntry[];
}

/** All content except pages, in one region's language and currency, as available to sections. */
export type RegionContent = Localized<Omit<Collections, 'entries' | 'singles'>> & {
  region: Region;
  /** Returns access to a collection. */
  entries: <S extends EntrySchema>(collection: CollectionDefinition<S>) => RegionEntries<S>;
  /** Returns the definition of a collection by its name. */
  collection: (name: string) => CollectionDefinition;
  /** The collection of the entry that the page shows, if it's the page of one. */
  ownCollection: CollectionDefinition | undefined;
  /** Whether the page is the home page of its region. */
  isHome: boolean;
  /** Returns the values of a file that exists once. */
  single: <S extends z.ZodObject>(single: SingleDefinition<S>) => Localized<z.output<S>>;
  /** Returns the texts of a group of the dictionary. */
  texts: <K extends string>(group: TextGroup<K>) => Record<K, string>;
  /** The day of the build, for example `2026-11-25`. A page that reads it is rendered again on another day. */
  readonly day: string;
  /** Whether entries marked as examples are shown: only in development. */
  showsExamples: boolean;
  /** Returns an image in public/ with its size. */
  picture: (src: string, alt: string) => SizedImage;
  /** Returns the size of a file for download in bytes, or `undefined` if it isn't known. */
  downloadSize: (file: string) => number | undefined;
};
