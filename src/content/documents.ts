import { z } from 'zod';
import { REGION_CODES, type RegionCode } from '../regions/region-code.ts';
import type { Region } from '../regions/region.ts';
import { caseStudySchema } from '../schema/case-study.schema.ts';
import { contactFormData } from '../schema/contact-form-data.ts';
import type { LayoutDocument, PageDocument, SectionDocument } from '../schema/document.ts';
import { factsSchema } from '../schema/facts.schema.ts';
import { pageSchema, type Page } from '../schema/page.schema.ts';
import {
  caseSummary,
  type CaseStudyEntry,
  type Collections,
  type RegionContent,
  type SiteContent,
} from '../schema/site-content.ts';
import { caseFacts } from './case-facts.ts';
import { pageHead, seoRecord } from './head.ts';
import { NOT_FOUND_PAGE, CASE_NOT_FOUND_PAGE } from './page-paths.ts';
import type { PictureSize } from './public-files.ts';
import { pictureOf, resolve, type ResolveContext } from './resolve.ts';
import type { RegionPage, SiteRoute } from './routes.ts';
import type { SectionDefinitions } from './section-definitions.ts';
import { structuredData, trailOf } from './structured-data.ts';
import { SINGLE_FILES } from './validate.ts';

const { dictionary, navigation, pricing, services, site } = SINGLE_FILES;
/** The schemas of the collections, by their names in the content. */
const collectionsSchema = z.object({ dictionary, navigation, pricing, services: services.shape.services, site });

/** What documents are made of. */
export interface DocumentSource {
  content: SiteContent;
  sections: SectionDefinitions;
  sizes: ReadonlyMap<string, PictureSize>;
  /** Whether each case study has a sharing picture of its own. */
  ownPictures: boolean;
  /** So many case studies at most stand in a list of all of them; for who wants no more than its beginning. */
  mostListed?: number;
  /** Called when a document shows other case studies than its own. */
  onCaseSummary?: () => void;
}

/** What all pages of a region share. */
interface Shared {
  context: ResolveContext;
  content: Omit<RegionContent, 'caseStudies' | 'caseById' | 'currentCase'>;
  studies: () => RegionContent['caseStudies'];
  study: RegionContent['caseById'];
  /** Short names of pages by their path. */
  names: ReadonlyMap<string, string>;
  layout: () => LayoutDocument;
}

/** Makes the finished documents of a site; what pages of a region share is worked out once, when it is first wanted. */
export function createDocuments(source: DocumentSource) {
  const shared = Object.fromEntries(
    REGION_CODES.map((code) => [code, once(() => shareRegion(source, code))]),
  ) as Record<RegionCode, () => Shared>;
  return {
    page: (route: SiteRoute): PageDocument => ({
      path: route.path,
      ...pageAnywhere(source, route, shared[route.region]()),
    }),
    layout: (region: RegionCode): LayoutDocument => shared[region]().layout(),
  };
}

/** A function that works its result out when it is first asked for. */
function once<V extends object>(make: () => V): () => V {
  let made: V | undefined;
  return () => (made ??= make());
}

function shareRegion(source: DocumentSource, code: RegionCode): Shared {
  const { content, sizes } = source;
  const context = contextOf(source, code);
  const { dictionary, navigation, pricing, services, site } = content;
  const collections: Omit<Collections, 'caseStudies'> = { dictionary, navigation, pricing, services, site };
  const shared: Shared['content'] = {
    ...resolve(collectionsSchema, collections, context),
    region: withoutCountries(context.region),
    picture: (src, alt) => pictureOf(sizes, src, alt),
  };
  const summaryOf = (study: CaseStudyEntry) =>
    resolve(caseStudySchema, caseSummary(study), { ...context, convert: true });
  const byId = once(() => new Map(content.caseStudies.map((study) => [study.id, study])));
  return {
    context,
    content: shared,
    studies: once(() => content.caseStudies.slice(0, source.mostListed).map(summaryOf)),
    study(id) {
      const study = byId().get(id);
      return study && summaryOf(study);
    },
    names: new Map(content.pages.map((page) => [page.path, resolve(pageSchema.shape.name, page.name, context)])),
    layout: once(() => layoutDocument(content, shared)),
  };
}

const contextOf = ({ content, sizes }: DocumentSource, code: RegionCode): ResolveContext => {
  const base: ResolveContext = { region: content.regions[code], variables: {}, sizes };
  return { ...base, variables: resolve(factsSchema, content.facts, base) as Record<string, string> };
};

/** The content for one page: what its region shares, and its own case. */
function contentOfPage(source: DocumentSource, { study }: RegionPage, shared: Shared): RegionContent {
  return {
    ...shared.content,
    ...(study && { currentCase: resolve(caseStudySchema, study, { ...shared.context, convert: true }) }),
    // Asked for by lists only; ten thousand cases are not worked out for a page that shows one.
    get caseStudies() {
      source.onCaseSummary?.();
      return shared.studies();
    },
    caseById(id) {
      source.onCaseSummary?.();
      return shared.study(id);
    },
  };
}

/** The document of a page, the same at each of its addresses. */
function pageAnywhere(source: DocumentSource, route: RegionPage, shared: Shared): Omit<PageDocument, 'path'> {
  const { content } = source;
  const regional = contentOfPage(source, route, shared);
  const { currentCase } = regional;
  const variables = { ...shared.context.variables, ...(currentCase && caseFacts(currentCase)) };
  const context = { ...shared.context, variables };
  const page = resolve(pageSchema, { ...route.page, sections: [] }, context);
  const record = seoRecord(page.seo, route, { siteUrl: content.site.url, ownPictures: source.ownPictures });
  const name = currentCase ? currentCase.clientName : page.name;
  const built = shownSections(route).map((section) => buildSection(section, source.sections, regional, context));
  const trail = trailOf(route, regional, shared.names);
  const offers = built.flatMap((section) => section.offers);
  const data = structuredData({ route, record, content: regional, name, trail, offers });
  return {
    name,
    head: pageHead(record, route, content, data),
    sections: withAnchors(built.map(({ section }) => section)),
    trail,
    ...([NOT_FOUND_PAGE, CASE_NOT_FOUND_PAGE].includes(route.page.path) && { missing: true }),
  };
}

/** The sections of a page that its region shows, as they stand in YAML. */
export const shownSections = ({ page, region }: RegionPage): Page['sections'] =>
  page.sections.filter(({ hidden, regions }) => !hidden && (!regions || regions.includes(region)));

function buildSection(
  section: Page['sections'][number],
  definitions: SectionDefinitions,
  content: RegionContent,
  context: ResolveContext,
) {
  const { type, id, hidden: _hidden, regions: _regions, ...fields } = section;
  const definition = definitions.get(type);
  if (!definition) throw new Error(`No section type "${type}"; the check lets none through.`);
  const props = definition.select(resolve(definition.schema, fields, context), content);
  const built: SectionDocument = { type, ...(id && { anchor: id }), props };
  return { section: built, offers: definition.offers?.(props) ?? [] };
}

/** A section without an anchor gets its type as one, unless the page has that anchor already. */
function withAnchors(sections: SectionDocument[]): SectionDocument[] {
  const taken = new Set(sections.flatMap(({ anchor }) => anchor ?? []));
  return sections.map((section) => {
    if (section.anchor || taken.has(section.type)) return section;
    taken.add(section.type);
    return { ...section, anchor: section.type };
  });
}

function layoutDocument(content: SiteContent, shared: Shared['content']): LayoutDocument {
  const { dictionary, navigation, services, site } = shared;
  const { header, footer, contact, consent, page } = dictionary;
  return {
    region: shared.region,
    regions: REGION_CODES.map((code) => {
      const { name, flag, label, locale, currency, currencySymbol } = content.regions[code];
      return { code, name, flag, label, locale, currency, currencySymbol };
    }),
    siteName: site.name,
    home: navigation.home,
    main: navigation.main,
    services: services.map(({ title, link }) => ({ label: title, to: link })),
    legal: navigation.legal,
    social: site.social,
    company: site.company,
    email: site.email,
    phone: site.phone,
    words: { header, footer, contact, consent, page },
    form: contactFormData(shared),
  };
}

/** Lists of countries stay out of the pages. */
const withoutCountries = (region: Region): Region => {
  const { countries: _countries, ...facts } = region as Region & { countries?: unknown }; // YAML has them beside the facts
  return facts;
};
