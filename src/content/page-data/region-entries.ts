import { collectionOf, type ContentModel } from '../../model/content-model.ts';
import { regionPath } from '../../regions/region-path.ts';
import { dayOf, summaryOf, type CollectionDefinition, type Entry } from '../../schema/define-collection.ts';
import type { Localized } from '../../schema/localized.ts';
import type { RegionEntries, SiteContent } from '../../schema/site-content.ts';
import { followers, orderEntries, pagesNaming } from '../entries/related-entries.ts';
import { localize, type LocalizeContext } from '../localize/localize.ts';
import { entryPathsOf } from '../read/page-paths.ts';
import { once } from './once.ts';

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

/** Orders entries by the day on which they were published, the newest first. */
const byDay = (collection: CollectionDefinition) => (a: Entry, b: Entry) =>
  (dayOf(b, collection) ?? '').localeCompare(dayOf(a, collection) ?? '', 'en');

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
  const place = { collection: name, region: context.region.code };
  const all = () => entries[name] ?? [];
  const whole = (entry: Entry) =>
    localize(schema, entry, { ...context, ...(convertsDollars && { convert: true }) }) as Localized<Entry>; // the schema leaves the slug as it is
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
    hrefOf: ({ slug }) => regionPath(context.region.code, `${base}/${slug}`),
    pagesNaming: (id) => pagesNaming(id, pages, place),
  };
}
