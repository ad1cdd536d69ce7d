import { collectionOf, type ContentModel } from '../../model/content-model.ts';
import { regionPath } from '../../regions/region-path.ts';
import { byDay, summaryOf, type CollectionDefinition, type Entry } from '../../schema/define-collection.ts';
import type { Localized } from '../../schema/regional.ts';
import type { RegionEntries, SiteContent } from '../../schema/site-content.ts';
import { hasTagPages, listIn, listPath } from '../entries/entry-list.ts';
import { followers, orderEntries, pagesNaming, relatedTo } from '../entries/related-entries.ts';
import { localize, type LocalizeContext } from '../localize/localize.ts';
import { entryPathsOf, joinPath } from '../read/page-paths.ts';

/** The entries of a collection in a region, without what depends on the page. */
export interface SharedEntries extends Omit<RegionEntries, 'current' | 'list'> {
  /** Returns an entry with the fields of its own page. */
  whole: (entry: Entry) => Localized<Entry>;
  /** Returns an entry as lists show it. */
  summary: (entry: Entry) => Localized<Entry>;
  /** Returns the entry after the one with this id, as written in YAML. */
  next: (id: string) => Entry | undefined;
  /** Returns the entries published last, the newest first, up to a maximum number. Those without a day come last. */
  newest: (count: number) => Localized<Entry>[];
}

/** Returns a function that gives access to the entries of a collection in a region. Reads them on first use. */
export function createRegionEntries(
  content: Pick<SiteContent, 'entries' | 'pages'>,
  model: Pick<ContentModel, 'collections'>,
  context: LocalizeContext,
): (name: string) => SharedEntries {
  const known = new Map<string, SharedEntries>();
  return (name) => {
    const found = known.get(name) ?? shareEntries(content, collectionOf(model, name), context);
    known.set(name, found);
    return found;
  };
}

function shareEntries(
  { entries, pages }: Pick<SiteContent, 'entries' | 'pages'>,
  collection: CollectionDefinition,
  context: LocalizeContext,
): SharedEntries {
  const { name, schema, convertsDollars = false } = collection;
  const { code: region } = context.region;
  const place = { collection: name, region };
  const all = () => entries[name] ?? [];
  const whole = (entry: Entry) => localize(schema, entry, { ...context, ...(convertsDollars && { convert: true }) }); // the schema leaves the slug as it is
  const summary = (entry: Entry) => whole(summaryOf(entry, collection));
  const byId = once(() => new Map(all().map((entry) => [entry.id, entry])));
  const followersById = once(() => followers(orderEntries(all(), pages, place)));
  const [base = ''] = entryPathsOf(pages, name);
  const summaryAt = (entry: Entry | undefined) => entry && summary(entry);
  return {
    whole,
    summary,
    first: (count) => all().slice(0, count).map(summary),
    newest: (count) => all().toSorted(byDay(collection)).slice(0, count).map(summary),
    byId: (id) => summaryAt(byId().get(id)),
    next: (id) => followersById().get(id),
    after: (id) => summaryAt(followersById().get(id)),
    related: (id, count) => relatedTo(byId().get(id), { entries: all(), collection }).slice(0, count).map(summary),
    hrefOf: ({ slug }) => regionPath(region, `${base}/${slug}`),
    tagHref(tag) {
      const page = pages.find((one) => one.each === undefined && listIn(one.entryList, region)?.collection === name);
      if (!page?.entryList || !hasTagPages(all(), page.entryList)) return undefined;
      return regionPath(region, joinPath(page.path, listPath({ number: 1, tag })));
    },
    pagesNaming: (id) => pagesNaming(id, pages, place),
  };
}

/** Memoizes a function without arguments. */
export function once<V extends object>(make: () => V): () => V {
  let made: V | undefined;
  return () => (made ??= make());
}
