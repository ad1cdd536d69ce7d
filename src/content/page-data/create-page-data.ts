import { recordOf } from '../../data/plain.ts';
import type { z } from 'zod';
import type { RegionCode, Region } from '../../regions/site-regions.ts';
import type { LayoutData, PageData } from '../../schema/page-data.ts';
import { pageSchema } from '../../schema/page.schema.ts';
import type { SharedContent } from '../../schema/define-site.ts';
import type { PageEntry, RegionContent, RegionEntries, SiteContent } from '../../schema/site-content.ts';
import { dayAt } from '../../i18n/time-zone.ts';
import type { Localized } from '../../schema/regional.ts';
import { collectionOf, type ContentModel } from '../../model/content-model.ts';
import type { CollectionDefinition, Entry, EntrySchema } from '../../schema/define-collection.ts';
import type { TextGroup } from '../../schema/define-texts.ts';
import type { SingleDefinition } from '../../schema/define-single.ts';
import { once, createRegionEntries, type SharedEntries } from './region-entries.ts';
import { layoutData } from './layout-data.ts';
import { buildGhost, buildSection, isSectionShown, shownSections, withAnchors } from './build-sections.ts';
import { pageHead, seoRecord } from './head.ts';
import { listPageContent, listSeo, listPageTexts } from './list-page.ts';
import { hasAddress } from '../read/page-paths.ts';
import { imageOf, localize, type LocalizeContext } from '../localize/localize.ts';
import type { RegionPage, SiteRoute } from './routes.ts';
import { areaOf, sitePlaces, type SitePlaces } from './page-facts.ts';
import { regionContext } from './region-context.ts';
import { breadcrumbsOf, localesOf, structuredData } from './structured-data.ts';
import { navigationSchema } from '../../schema/navigation.schema.ts';
import { siteSchema } from '../../schema/site.schema.ts';
import type { PageDataSource } from './page-data-source.ts';

/** Data shared by all pages of a region. */
interface Shared extends SitePlaces {
  context: LocalizeContext;
  content: Omit<RegionContent, 'entries' | 'day' | 'ownCollection' | 'isHome'>;
  /** Returns the entries of a collection, by its name. */
  entriesOf: (collection: string) => SharedEntries;
  /** Short page names by path. */
  names: ReadonlyMap<string, string>;
  layout: () => LayoutData;
}

/** Creates page data for a site. Data shared by a region's pages is computed once, on first use. */
export function createPageData(source: PageDataSource) {
  const shared = recordOf(source.model.regions.codes, (code) => once(() => shareRegion(source, code)));
  return {
    page: (route: SiteRoute): PageData => ({
      path: route.path,
      ...pageAnywhere(source, route, shared[route.region]()),
    }),
    layout: (region: RegionCode): LayoutData => shared[region]().layout(),
    /** The entries of a collection in a region. */
    entries: (region: RegionCode, collection: string) => shared[region]().entriesOf(collection),
    /** What all pages of a region share. */
    shared: (region: RegionCode): SharedContent => shared[region]().content,
  };
}

function shareRegion(source: PageDataSource, code: RegionCode): Shared {
  const { content, sizes } = source;
  const context = regionContext(source, code);
  const dictionary = localize(source.model.dictionary, content.dictionary, context);
  const shared: Shared['content'] = {
    dictionary,
    navigation: localize(navigationSchema, content.navigation, context),
    site: localize(siteSchema, content.site, context),
    texts: createTexts(dictionary),
    region: withoutCountries(context.region),
    picture: (src, alt) => imageOf(sizes, src, alt),
    downloadSize: (file) => source.downloadSizes?.get(file),
    showsExamples: source.showsExamples ?? false,
    single: createSingles(content, context),
    collection: (name) => collectionOf(source.model, name),
  };
  return {
    context,
    content: shared,
    entriesOf: createRegionEntries(content, source.model, context),
    names: new Map(content.pages.map((page) => [page.path, localize(pageSchema.shape.name, page.name, context)])),
    ...sitePlaces(source, code),
    layout: once(() => layoutData(source, shared)),
  };
}

/** Returns access to the groups of texts of section types. */
const createTexts =
  (dictionary: object): RegionContent['texts'] =>
  <K extends string>({ name }: TextGroup<K>) => {
    const groups = dictionary as Readonly<Record<string, Record<K, string> | undefined>>; // the model's schema made it
    const texts = groups[name];
    if (!texts) throw new Error(`The dictionary has no group "${name}"; the check lets none through.`);
    return texts;
  };

/** Returns access to the single files of a region, each localized on first use. */
function createSingles(content: SiteContent, context: LocalizeContext): RegionContent['single'] {
  const known = new Map<string, unknown>();
  return <S extends z.ZodObject>({ name, schema }: SingleDefinition<S>) => {
    if (!known.has(name)) known.set(name, localize(schema, content.singles[name] as z.output<S>, context));
    return known.get(name) as Localized<z.output<S>>;
  };
}

/** Builds the content for one page: its region's shared content and its own entry. */
function contentOfPage(source: PageDataSource, route: RegionPage, shared: Shared): RegionContent {
  return {
    ...shared.content,
    isHome: route.page.path === '',
    ownCollection: route.page.each === undefined ? undefined : collectionOf(source.model, route.page.each),
    get day() {
      source.onDay?.();
      return source.day ?? dayAt(Date.now(), source.content.site.timeZone);
    },
    entries: <S extends EntrySchema>({ name }: CollectionDefinition<S>) => entriesOfPage(source, route, shared, name), // the content check read them by this schema
  };
}

/** The entries of a collection as a page sees them. Computes entries only for sections that read them. */
function entriesOfPage(source: PageDataSource, route: RegionPage, shared: Shared, name: string): RegionEntries {
  const own = shared.entriesOf(name);
  return {
    ...own,
    get current() {
      return route.entry && route.page.each === name ? own.whole(route.entry) : undefined;
    },
    get list() {
      const list = listSource(source, shared, route);
      return listPageContent({ ...list, summary: own.summary }, route, shared.names.get(route.page.path) ?? '');
    },
    first(count) {
      source.onEntries?.();
      return own.first(count);
    },
    byId(id) {
      source.onEntries?.();
      return own.byId(id);
    },
    related(id, count) {
      source.onEntries?.();
      return own.related(id, count);
    },
    after(id) {
      source.onNextEntry?.();
      return own.after(id);
    },
  };
}

/** Returns the entries of the list on a page. */
function listSource(source: PageDataSource, { context, content: { dictionary } }: Shared, { page }: RegionPage) {
  const name = page.entryList?.collection;
  if (name === undefined) throw new Error('A page without a list has no list page.');
  const entries = source.content.entries[name] ?? [];
  return { entries, collection: collectionOf(source.model, name), region: context.region, dictionary };
}

/** Returns the placeholders' values on the page of an entry. */
function entryVariables(entry: Localized<Entry>, { placeholders = {} }: CollectionDefinition): Record<string, string> {
  return Object.fromEntries(Object.entries(placeholders).map(([name, field]) => [name, String(entry[field])]));
}

/** Builds the page data of a route, which is the same at each of its addresses. */
function pageAnywhere(source: PageDataSource, route: RegionPage, shared: Shared): Omit<PageData, 'path'> {
  const { content } = source;
  const regional = contentOfPage(source, route, shared);
  const collection = route.page.each === undefined ? undefined : collectionOf(source.model, route.page.each);
  const entry = collection && route.entry && shared.entriesOf(collection.name).whole(route.entry);
  const variables = { ...shared.context.variables, ...(entry && entryVariables(entry, collection)) };
  const context = { ...shared.context, variables };
  const page = localize(pageSchema, { ...route.page, sections: [] }, context);
  const ownTexts = route.list && listPageTexts(listSource(source, shared, route), route, page.name);
  const seo = ownTexts ? listSeo(page.seo, ownTexts) : page.seo;
  const record = seoRecord(seo, route, { siteUrl: content.site.url, ownOgImages: source.ownOgImages });
  const name = ownTexts?.name ?? (entry ? String(entry[collection.nameField]) : page.name);
  const built = (source.showsGhosts ? route.page.sections : shownSections(route)).flatMap((section) => {
    const build = isSectionShown(section, route.region) ? buildSection : buildGhost;
    return build(section, source.model.sections, regional, context);
  });
  const breadcrumbs = breadcrumbsOf(route, regional, { ...shared, above: ownTexts?.above ?? [] });
  const offers = built.flatMap((section) => section.offers);
  const lists = built.flatMap((section) => section.lists ?? []);
  const questions = built.flatMap((section) => section.questions);
  const data = structuredData({
    route,
    record,
    content: regional,
    locales: localesOf(content),
    name,
    service: page.service,
    article: entry && collection.article?.(entry, regional),
    area: areaOf(content.regions[route.region]),
    profile: shared.profile,
    breadcrumbs,
    offers,
    lists,
    questions,
  });
  return {
    name,
    head: pageHead(record, route, content, {
      structuredData: data,
      isPreview: source.isPreview ?? false,
      hasFeed: hasFeed(source.model, route.page),
    }),
    sections: withAnchors(built.map(({ section }) => section)),
    breadcrumbs,
    ...(!hasAddress(route.page.path) && { missing: true }),
  };
}

/** Returns whether a page lists a collection that has a feed. */
const hasFeed = (model: ContentModel, { entryList }: PageEntry): boolean =>
  entryList !== undefined && collectionOf(model, entryList.collection).feedItem !== undefined;

/** Country lists aren't sent to the browser. */
const withoutCountries = (region: Region): Region => {
  const { countries: _countries, ...facts } = region as Region & { countries?: unknown }; // YAML lists them next to the facts
  return facts;
};
