import { z } from 'zod';
import { recordOf } from '../../../data/plain.ts';
import type { RegionCode, SiteRegions } from '../../../regions/site-regions.ts';
import type { AnchoredPart } from '../../../schema/define-section.ts';
import { sectionBase } from '../../../schema/page.schema.ts';
import { isShownIn } from '../../../schema/regional.ts';
import { schemaFor } from '../../../schema/schema-for.ts';
import type { Visibility } from '../../../schema/schedule.ts';
import type { EntryList } from '../../../schema/site-content.ts';
import type { ContentModel } from '../../../model/content-model.ts';
import { kindOf } from '../../../model/file-kinds.ts';
import { listPages, listPath, type EntrySource } from '../../entries/entry-list.ts';
import {
  pageAddresses,
  entryPathsOf,
  hasAddress,
  isPageFile,
  isPagePath,
  pagePathOf,
  rightPath,
} from '../../read/page-paths.ts';
import type { ParsedFile } from '../../parse/parse-yaml.ts';
import { hidesAddresses, hidesAnchors } from '../../diagnostics/doubts.ts';
import { fileNameOf, indexCollection, indexEntry, type IndexedCollection, type IndexedEntry } from './indexed-entry.ts';
import { sectionDays, type EntryDays } from './list-days.ts';
import { readPageOutline, writtenSections, type PageOutline } from './page-outline.ts';

/** A page as other files see it. */
export interface IndexedPage extends PageOutline {
  file: string;
  /** Path without region. */
  path: string;
  /** The collection that it lists, and the list's page size; both are `undefined` if the section's fields have errors. */
  list: Partial<EntryList> | undefined;
  /** Whether the page may have paths other than the known ones. */
  unsure: boolean;
  /** Anchors per region; `undefined` if the file couldn't be read or its sections are in doubt. */
  anchors: Readonly<Record<RegionCode, ReadonlySet<string>>> | undefined;
  /** Parts of its sections that have anchors; `undefined` if the fields of a section that can have parts have errors. */
  parts: readonly PagePart[] | undefined;
  /** Returns when a section is shown in a region, within the days of the page: several spans if items of its lists take turns. */
  daysOf: (section: number, region: RegionCode) => readonly Visibility[];
}

/** A part of a section; `path` begins at the page. */
interface PagePart extends AnchoredPart {
  regions: readonly RegionCode[];
}

/** Everything in the site by the name that other files use for it, including entries with errors. */
export interface SiteIndex {
  pages: readonly IndexedPage[];
  /** The entries of all collections. */
  entries: readonly IndexedEntry[];
  /** Addresses of further pages of lists that are there only while entries with days are shown. */
  limitedLists: ReadonlySet<string>;
  /** The entries that aren't always shown. */
  limitedEntries: readonly IndexedEntry[];
  /** By collection: the paths without region below which its entries have their pages, the canonical one first. */
  entryPaths: ReadonlyMap<string, readonly string[]>;
  /** The page at each path without region. */
  addresses: ReadonlyMap<string, IndexedPage>;
  /** The addresses of pages, and the ids of entries by collection. */
  names: { addresses: ReadonlySet<string>; entries: ReadonlyMap<string, ReadonlySet<string>> };
  /** Path prefixes below which unreadable pages may exist. */
  unsure: readonly string[];
  /** The paths that pages would have if their files were named rightly. */
  misnamed: ReadonlySet<string>;
}

/** Indexes a site by its files. `unread` lists files that exist but couldn't be read. */
export function indexSite(files: readonly ParsedFile[], unread: readonly string[], model: ContentModel): SiteIndex {
  const all: ParsedFile[] = [...files, ...unread.map((file) => ({ file, data: undefined, broken: true }))];
  const entries = all.flatMap((parsed) => {
    const found = kindOf(model, parsed.file);
    return found?.kind === 'entry' ? [indexEntry(parsed, found.collection, model.regions)] : [];
  });
  const collections = [...model.collections.values()].map((collection) => indexCollection(collection, entries));
  const byName = new Map(collections.map((one) => [one.collection.name, one]));
  const limitedEntries = collections.flatMap(({ limited }) => limited);
  const pages = all
    .filter(({ file }) => isPageFile(file))
    .map((file) => indexPage(file, model, (collection, id) => byName.get(collection)?.days.get(id)));
  const addresses = new Map<string, IndexedPage>();
  for (const page of pages)
    for (const address of ownAddresses(page, byName.get(page.each ?? '')?.entries ?? []))
      if (!addresses.has(address)) addresses.set(address, page);
  for (const page of pages)
    for (const address of listAddresses(page, listOf(page, byName)?.all)) addresses.set(address, page);
  const isUnsure = ({ unsure, each, list }: IndexedPage) =>
    unsure ||
    (each !== undefined && byName.get(each)?.hasUnknownSlug) ||
    (list && (list.pageSize === undefined || byName.get(list.collection ?? '')?.hasUnknownTags));
  return {
    pages,
    entries,
    limitedLists: limitedLists(pages, byName),
    limitedEntries,
    entryPaths: new Map([...byName.keys()].map((name) => [name, entryPathsOf(pages, name)])),
    addresses,
    names: {
      addresses: new Set([...addresses.keys()].filter(isPagePath)),
      entries: new Map(
        collections.map((one) => [
          one.collection.name,
          new Set(one.entries.flatMap(({ id, file }) => [id, fileNameOf(file)])),
        ]),
      ),
    },
    unsure: pages.flatMap((page) => (isUnsure(page) ? pageAddresses(page) : [])),
    misnamed: new Set(
      pages.flatMap(({ path }) => {
        const right = rightPath(path, model.regions);
        return right === path ? [] : [right];
      }),
    ),
  };
}

/** Returns a page's paths without region; for a page that is made for each entry, one per entry of its collection. */
export function ownAddresses(page: IndexedPage, entries: readonly IndexedEntry[]): string[] {
  if (!hasAddress(page.path)) return [];
  if (page.each === undefined) return pageAddresses(page);
  return entries.flatMap(({ collection, slug }) =>
    collection !== page.each || slug === undefined ? [] : pageAddresses(page, slug),
  );
}

/** Returns the entries that a page lists. */
const listOf = ({ list }: IndexedPage, groups: ReadonlyMap<string, IndexedCollection>): IndexedCollection | undefined =>
  groups.get(list?.collection ?? '');

/** Returns the paths of the further pages of a page's list. */
function listAddresses(page: IndexedPage, source: EntrySource | undefined): string[] {
  const { pageSize, hasTagPages = false } = page.list ?? {};
  if (page.each !== undefined || pageSize === undefined || !source) return [];
  const [, ...further] = listPages(source, { pageSize, hasTagPages });
  return further.flatMap((list) => pageAddresses(page, listPath(list)));
}

/** Returns the addresses of pages of lists that a site without its limited entries lacks. */
function limitedLists(pages: readonly IndexedPage[], groups: ReadonlyMap<string, IndexedCollection>): Set<string> {
  if ([...groups.values()].every(({ limited }) => limited.length === 0)) return new Set();
  const left = new Set(pages.flatMap((page) => listAddresses(page, listOf(page, groups)?.always)));
  return new Set(
    pages.flatMap((page) => listAddresses(page, listOf(page, groups)?.all)).filter((address) => !left.has(address)),
  );
}

/** What every section has. */
const SECTION = z.looseObject(sectionBase);

/** Returns the fields of a section; `undefined` if they have errors. */
const fieldsOf = (schema: z.ZodObject, section: unknown, { regions }: ContentModel) =>
  schema.extend(schemaFor(regions, SECTION).shape).safeParse(section).data;

/** Returns the list of a page that may have errors. */
function listIn({ sections }: PageOutline, data: unknown, model: ContentModel): IndexedPage['list'] {
  for (const [index, { type, hidden }] of sections.entries()) {
    const { schema, entryList } = model.sections.get(type) ?? {};
    if (!schema || !entryList || hidden) continue;
    const fields = fieldsOf(schema, writtenSections(data)[index], model);
    return fields ? entryList(fields) : {};
  }
  return undefined;
}

/** Returns the parts of visible sections. */
function partsIn({ sections }: PageOutline, data: unknown, model: ContentModel): IndexedPage['parts'] {
  const found: PagePart[] = [];
  for (const [index, { type, hidden, regions }] of sections.entries()) {
    const { schema, parts } = model.sections.get(type) ?? {};
    if (!schema || !parts || hidden) continue;
    const fields = fieldsOf(schema, writtenSections(data)[index], model);
    if (!fields) return undefined;
    for (const part of parts(fields)) {
      const shown = regions.filter((region) => isShownIn(part, region));
      found.push({ ...part, regions: shown, path: ['sections', index, ...part.path] });
    }
  }
  return found;
}

function indexPage(
  { file, data, broken, doubts = [] }: ParsedFile,
  model: ContentModel,
  entryDays: EntryDays,
): IndexedPage {
  const { sections: definitions, collections, regions } = model;
  const raw = readPageOutline(data, regions);
  // The check of the file itself reports an unknown collection.
  const each = raw.each !== undefined && collections.has(raw.each) ? raw.each : undefined;
  const parts = partsIn(raw, data, model);
  const anchors = broken || hidesAnchors(doubts) || !parts ? undefined : anchorsOf(raw, parts, regions);
  const list = listIn(raw, data, model);
  const daysOf: IndexedPage['daysOf'] = (index, region) => {
    const { type = '', shown = {} } = raw.sections[index] ?? {};
    const { schema } = definitions.get(type) ?? {};
    return schema ? sectionDays(schema, writtenSections(data)[index], shown, { region, regions, entryDays }) : [shown];
  };
  const unsure = broken || hidesAddresses(doubts);
  return { file, path: pagePathOf(file), ...raw, each, list, unsure, anchors, parts, daysOf };
}

/** A section without an id uses its type as anchor. */
const anchorsOf = (
  { sections }: PageOutline,
  parts: readonly PagePart[],
  { codes }: SiteRegions,
): IndexedPage['anchors'] => {
  const anchors = recordOf(codes, () => new Set<string>());
  for (const { id, type, hidden, regions } of sections)
    for (const region of hidden ? [] : codes) if (regions.includes(region)) anchors[region].add(id ?? type);
  for (const { anchor, regions } of parts) for (const region of regions) anchors[region].add(anchor);
  return anchors;
};
