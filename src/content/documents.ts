import { REGION_CODES, type RegionCode } from '../regions/region-code.ts';
import type { Region } from '../regions/region.ts';
import { contactFormData } from '../schema/contact-form-data.ts';
import type { LayoutDocument, PageDocument, SectionDocument } from '../schema/document.ts';
import type { Collections, RegionContent, SiteContent } from '../schema/site-content.ts';
import { caseFacts } from './case-facts.ts';
import { pageHead, seoRecord } from './head.ts';
import { localiseLinks } from './links.ts';
import { NOT_FOUND_PAGE, CASE_NOT_FOUND_PAGE } from './page-paths.ts';
import type { PictureSize } from './public-files.ts';
import { pictureOf, resolve, type ResolveContext } from './resolve.ts';
import type { SiteRoute } from './routes.ts';
import type { SectionDefinitions } from './section-definitions.ts';
import { structuredData, trailOf } from './structured-data.ts';

/** What documents are made of. */
export interface DocumentSource {
  content: SiteContent;
  sections: SectionDefinitions;
  sizes: ReadonlyMap<string, PictureSize>;
}

/** Makes the finished documents of a site; what pages of a region share is worked out once. */
export function createDocuments(source: DocumentSource) {
  const byRegion = Object.fromEntries(REGION_CODES.map((code) => [code, regionContent(source, code)])) as Record<
    RegionCode,
    RegionContent
  >;
  const layouts = Object.fromEntries(
    REGION_CODES.map((code) => [code, layoutDocument(source.content, byRegion[code])]),
  ) as Record<RegionCode, LayoutDocument>;
  return {
    page: (route: SiteRoute): PageDocument => pageDocument(source, route, byRegion[route.region]),
    layout: (region: RegionCode): LayoutDocument => layouts[region],
  };
}

const contextOf = ({ content, sizes }: DocumentSource, code: RegionCode): ResolveContext => {
  const base: ResolveContext = { region: content.regions[code], variables: {}, sizes };
  return { ...base, variables: resolve(content.facts, base) as Record<string, string> };
};

function regionContent(source: DocumentSource, code: RegionCode): RegionContent {
  const context = contextOf(source, code);
  const { caseStudies, dictionary, navigation, pricing, services, site } = source.content;
  const shared: Omit<Collections, 'caseStudies'> = { dictionary, navigation, pricing, services, site };
  return {
    ...localiseLinks(resolve(shared, context), code),
    caseStudies: resolve(caseStudies, { ...context, convert: true }),
    region: withoutCountries(context.region),
    picture: (src, alt) => pictureOf(source.sizes, src, alt),
  };
}

function pageDocument(source: DocumentSource, route: SiteRoute, shared: RegionContent): PageDocument {
  const { content } = source;
  const currentCase = route.study && shared.caseStudies.find(({ id }) => id === route.study?.id);
  const regional: RegionContent = { ...shared, ...(currentCase && { currentCase }) };
  const context = contextOf(source, route.region);
  const variables = {
    ...context.variables,
    ...(currentCase && caseFacts(currentCase)),
  };
  const page = localiseLinks(resolve(route.page, { ...context, variables }), route.region);
  const record = seoRecord(page.seo, route, content.site.url);
  const name = currentCase ? currentCase.clientName : page.name;
  const built = page.sections
    .filter(({ hidden, regions }) => !hidden && (!regions || regions.includes(route.region)))
    .map((section) => buildSection(section, source.sections, regional));
  const names = new Map(content.pages.map((other) => [other.path, resolve(other.name, context)]));
  const trail = trailOf(route, regional, names);
  const data = structuredData({
    route,
    record,
    content: regional,
    name,
    trail,
    offers: built.flatMap(({ offers }) => offers),
  });
  return {
    path: route.path,
    name,
    head: pageHead(record, route, content, data),
    sections: withAnchors(built.map(({ section }) => section)),
    trail,
    ...([NOT_FOUND_PAGE, CASE_NOT_FOUND_PAGE].includes(route.page.path) && { missing: true }),
  };
}

function buildSection(
  section: { type: string; id?: string | undefined; hidden?: unknown; regions?: unknown },
  definitions: SectionDefinitions,
  content: RegionContent,
) {
  const { type, id, hidden: _hidden, regions: _regions, ...fields } = section;
  const definition = definitions.get(type);
  if (!definition) throw new Error(`No section type "${type}"; the check lets none through.`);
  const props = definition.select(fields, content);
  const built: SectionDocument = { type, ...(id && { anchor: id }), interactive: definition.interactive, props };
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

function layoutDocument(content: SiteContent, shared: RegionContent): LayoutDocument {
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
