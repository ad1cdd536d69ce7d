import { recordOf } from '../../regions/record-of.ts';
import { z } from 'zod';
import { REGION_CODES, type RegionCode } from '../../regions/region-code.ts';
import { regionPath } from '../../regions/region-path.ts';
import type { Region } from '../../regions/region.ts';
import { caseStudySchema } from '../../schema/case-study.schema.ts';
import type { LayoutData, PageData, SectionData } from '../../schema/page-data.ts';
import { factsSchema } from '../../schema/facts.schema.ts';
import { pageSchema, type Page } from '../../schema/page.schema.ts';
import { type Collections, type RegionContent, type SiteContent } from '../../schema/site-content.ts';
import { dayAt } from '../../i18n/time-zone.ts';
import { isShownIn } from '../../schema/regional.ts';
import { caseStudyVariables } from '../../schema/case-study-variables.ts';
import { findServiceOfCase } from '../case-studies/related-cases.ts';
import { once } from './once.ts';
import { regionCases, type RegionCases } from './region-cases.ts';
import { layoutData } from './layout-data.ts';
import { pageHead, seoRecord } from './head.ts';
import { planLines } from './plan-lines.ts';
import { caseListContent, listSeo, listTexts } from './case-list-page.ts';
import { casePathsOf, hasAddress } from '../read/page-paths.ts';
import type { ImageSize } from '../public/read-public-files.ts';
import { imageOf, localize, type LocalizeContext } from '../localize/localize.ts';
import type { RegionPage, SiteRoute } from './routes.ts';
import type { SectionDefinitions } from '../validate/section-definitions.ts';
import { areaOf, sitePlaces, type SitePlaces } from './site-places.ts';
import { siteFacts } from '../../schema/site-facts.ts';
import { breadcrumbsOf, localesOf, structuredData } from './structured-data.ts';
import { SINGLE_FILES } from '../validate/validate.ts';

const { dictionary, navigation, pricing, services, site } = SINGLE_FILES;
/** Schemas of the collections, by their name in the content. */
const collectionsSchema = z.object({ dictionary, navigation, pricing, services: services.shape.services, site });

/** The input of page data. */
export interface PageDataSource {
  content: SiteContent;
  sections: SectionDefinitions;
  sizes: ReadonlyMap<string, ImageSize>;
  /** Whether each case study has its own Open Graph image. */
  ownOgImages: boolean;
  /** The day as of which the site is shown, for example `2026-11-25`. Default: today. */
  day?: string;
  /** Whether this is a preview with drafts, which search engines must not index. Default: false. */
  isPreview?: boolean;
  /** Whether entries marked as examples are shown, as in development. Default: false. */
  showsExamples?: boolean;
  /** Called when a page depends on the day of the build. */
  onDay?: () => void;
  /** Called when a page shows case studies other than its own or those of its list page. */
  onCaseSummary?: () => void;
  /** Called when a page shows the case study after its own. */
  onNextCase?: () => void;
}

/** Data shared by all pages of a region. */
interface Shared extends RegionCases, SitePlaces {
  context: LocalizeContext;
  content: Omit<RegionContent, 'firstCases' | 'caseById' | 'caseAfter' | 'caseList' | 'currentCase' | 'day'>;
  /** Short page names by path. */
  names: ReadonlyMap<string, string>;
  layout: () => LayoutData;
}

/** Creates page data for a site. Data shared by a region's pages is computed once, on first use. */
export function createPageData(source: PageDataSource) {
  const shared = recordOf(REGION_CODES, (code) => once(() => shareRegion(source, code)));
  return {
    page: (route: SiteRoute): PageData => ({
      path: route.path,
      ...pageAnywhere(source, route, shared[route.region]()),
    }),
    layout: (region: RegionCode): LayoutData => shared[region]().layout(),
    /** The case study after the one with this id in the region's order, as written in YAML. */
    nextCase: (region: RegionCode, id: string) => shared[region]().nextCase(id),
    /** The case studies published last, with their addresses in the region and the names of their tags. */
    newestCases: (region: RegionCode, count: number) => {
      const { newestCases, content } = shared[region]();
      return newestCases(count).map((summary) => ({
        ...summary,
        href: content.caseHref(summary),
        tagLabels: summary.tags.map((tag) => content.dictionary.tags[tag] ?? tag),
      }));
    },
    planLines: (region: RegionCode) => planLines(shared[region]().content),
  };
}

function shareRegion(source: PageDataSource, code: RegionCode): Shared {
  const { content, sizes } = source;
  const context = contextOf(source, code);
  const { dictionary, navigation, pricing, services, site } = content;
  const collections: Omit<Collections, 'caseStudies'> = { dictionary, navigation, pricing, services, site };
  const [casePath = ''] = casePathsOf(content.pages);
  const localized = localize(collectionsSchema, collections, context);
  const shared: Shared['content'] = {
    ...localized,
    region: withoutCountries(context.region),
    picture: (src, alt) => imageOf(sizes, src, alt),
    showsExamples: source.showsExamples ?? false,
    caseHref: ({ slug }) => regionPath(code, `${casePath}/${slug}`),
    serviceOfCase(id) {
      const found = findServiceOfCase(id, { services, pages: content.pages, region: code });
      return found && localized.services.find((service) => service.id === found.id);
    },
  };
  return {
    context,
    content: shared,
    ...regionCases(content, context),
    names: new Map(content.pages.map((page) => [page.path, localize(pageSchema.shape.name, page.name, context)])),
    ...sitePlaces(content, code),
    layout: once(() => layoutData(source, shared)),
  };
}

const contextOf = ({ content, sizes }: PageDataSource, code: RegionCode): LocalizeContext => {
  const base: LocalizeContext = { region: content.regions[code], variables: {}, sizes };
  const facts = localize(factsSchema, content.facts, base) as Record<string, string>; // facts are texts
  return { ...base, variables: { ...siteFacts(content.site, base.region), ...facts } };
};

/** Builds the content for one page: its region's shared content and its own case study. */
function contentOfPage(source: PageDataSource, route: RegionPage, shared: Shared): RegionContent {
  const { caseStudy, page } = route;
  return {
    ...shared.content,
    ...(caseStudy && { currentCase: localize(caseStudySchema, caseStudy, { ...shared.context, convert: true }) }),
    // Compute case studies only for sections that read them.
    get caseList() {
      return caseListContent(listSource(source, shared), route, shared.names.get(page.path) ?? '');
    },
    get day() {
      source.onDay?.();
      return source.day ?? dayAt(Date.now(), source.content.site.timeZone);
    },
    firstCases(count) {
      source.onCaseSummary?.();
      return shared.firstCases(count);
    },
    caseById(id) {
      source.onCaseSummary?.();
      return shared.caseById(id);
    },
    caseAfter(id) {
      source.onNextCase?.();
      return shared.caseAfter(id);
    },
  };
}

const listSource = ({ content }: PageDataSource, { context, content: { dictionary } }: Shared) => ({
  caseStudies: content.caseStudies,
  context,
  dictionary,
});

/** Builds the page data of a route, which is the same at each of its addresses. */
function pageAnywhere(source: PageDataSource, route: RegionPage, shared: Shared): Omit<PageData, 'path'> {
  const { content } = source;
  const regional = contentOfPage(source, route, shared);
  const { currentCase } = regional;
  const variables = { ...shared.context.variables, ...(currentCase && caseStudyVariables(currentCase)) };
  const context = { ...shared.context, variables };
  const page = localize(pageSchema, { ...route.page, sections: [] }, context);
  const ownTexts = route.list && listTexts(listSource(source, shared), route, page.name);
  const seo = ownTexts ? listSeo(page.seo, ownTexts) : page.seo;
  const record = seoRecord(seo, route, { siteUrl: content.site.url, ownOgImages: source.ownOgImages });
  const name = ownTexts?.name ?? currentCase?.clientName ?? page.name;
  const built = shownSections(route).flatMap((section) => buildSection(section, source.sections, regional, context));
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
    area: areaOf(content.regions[route.region]),
    profile: shared.profile,
    breadcrumbs,
    offers,
    lists,
    questions,
  });
  return {
    name,
    head: pageHead(record, route, content, { structuredData: data, isPreview: source.isPreview ?? false }),
    sections: withAnchors(built.map(({ section }) => section)),
    breadcrumbs,
    ...(!hasAddress(route.page.path) && { missing: true }),
  };
}

/** Returns the sections that the region shows, as written in YAML. */
export const shownSections = ({ page, region }: RegionPage): Page['sections'] =>
  page.sections.filter((section) => !section.hidden && isShownIn(section, region));

/** Builds a section with its data for search engines; empty if the section has nothing to show. */
function buildSection(
  section: Page['sections'][number],
  definitions: SectionDefinitions,
  content: RegionContent,
  context: LocalizeContext,
) {
  const { type, id, ...rest } = section;
  const {
    hidden: _hidden,
    regions: _regions,
    visibleFrom: _from,
    visibleUntil: _until,
    draft: _draft,
    ...fields
  } = rest;
  const definition = definitions.get(type);
  if (!definition) throw new Error(`No section type "${type}"; the check lets none through.`);
  const props = definition.toProps(localize(definition.schema, fields, context), content);
  if (definition.isEmpty?.(props)) return [];
  const built: SectionData = { type, ...(id && { anchor: id }), props };
  return [
    {
      section: built,
      offers: definition.offers?.(props) ?? [],
      lists: definition.lists?.(props),
      questions: definition.questions?.(props) ?? [],
    },
  ];
}

/** A section without an anchor uses its type, unless another section on the page has that anchor. */
function withAnchors(sections: SectionData[]): SectionData[] {
  const taken = new Set(sections.flatMap(({ anchor }) => anchor ?? []));
  return sections.map((section) => {
    if (section.anchor || taken.has(section.type)) return section;
    taken.add(section.type);
    return { ...section, anchor: section.type };
  });
}

/** Country lists aren't sent to the browser. */
const withoutCountries = (region: Region): Region => {
  const { countries: _countries, ...facts } = region as Region & { countries?: unknown }; // YAML lists them next to the facts
  return facts;
};
