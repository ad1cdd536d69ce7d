import { recordOf } from '../../data/plain.ts';
import type { RegionCode } from '../../regions/site-regions.ts';
import type { ContentModel } from '../../model/content-model.ts';
import { tagsIn, type Entry } from '../../schema/define-collection.ts';
import type { Page } from '../../schema/page.schema.ts';
import type { EntrySource } from './entry-list.ts';
import { isShownIn, type Regional } from '../../schema/regional.ts';
import type { NamedEntries, NamingPage, PageEntry } from '../../schema/site-content.ts';

/** Path of the home page, whose order the links to the next entry follow. */
const HOME_PATH = '';

type Pages = readonly Pick<PageEntry, 'path' | 'namedEntries'>[];
type Identified = Readonly<{ id: string }>;

/** Returns the ids of the entries that a page's visible sections name, in order, by region and collection. */
export const namedEntriesOf = (sections: Page['sections'], model: NamingModel): Regional<NamedEntries> =>
  recordOf(model.regions.codes, (code) => namedIn(code, sections, model));

type NamingModel = Pick<ContentModel, 'sections' | 'regions'>;

function namedIn(
  region: RegionCode,
  sections: Page['sections'],
  { sections: definitions, regions }: NamingModel,
): NamedEntries {
  const named: Record<string, string[]> = {};
  for (const section of sections) {
    if (section.hidden || !isShownIn(section, region)) continue;
    const { collection, ids } = definitions.get(section.type)?.namedEntries ?? {};
    if (collection !== undefined && ids) (named[collection] ??= []).push(...ids(section, region, regions));
  }
  return named;
}

/** Orders entries as the home page names them in a region; those that it doesn't name follow. */
export function orderEntries<E extends Identified>(
  entries: readonly E[],
  pages: Pages,
  { collection, region }: { collection: string; region: RegionCode },
): E[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const home = pages.find(({ path }) => path === HOME_PATH);
  const named = home?.namedEntries?.[region][collection]?.flatMap((id) => byId.get(id) ?? []) ?? [];
  return [...new Set([...named, ...entries])];
}

/** Maps each entry to the next one, the last one to the first. Empty if there's only one. */
export const followers = <E extends Identified>(ordered: readonly E[]): ReadonlyMap<string, E> =>
  new Map(
    ordered.length > 1
      ? ordered.map(({ id }, index) => [id, ordered[(index + 1) % ordered.length] as E]) // the index is in the list
      : [],
  );

/** Returns the other entries that share tags with one, those first that share most. */
export function relatedTo(entry: Entry | undefined, { entries, collection }: EntrySource): Entry[] {
  const tags = new Set(entry && tagsIn(entry, collection));
  return entries
    .filter((other) => other !== entry)
    .map((other) => ({ other, shared: tagsIn(other, collection).filter((tag) => tags.has(tag)).length }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared)
    .map(({ other }) => other);
}

/** Returns the pages that name an entry in a region, those first that name it earliest. */
export const pagesNaming = (
  id: string,
  pages: Pages,
  { collection, region }: { collection: string; region: RegionCode },
): NamingPage[] =>
  pages
    .map(({ path, namedEntries }) => ({ path, position: namedEntries?.[region][collection]?.indexOf(id) ?? -1 }))
    .filter(({ position }) => position >= 0)
    .sort((one, other) => one.position - other.position);
