import type { z } from 'zod';
import { REGION_CODES, type RegionCode } from '../../regions/region-code.ts';
import { navigationSchema } from '../../schema/navigation.schema.ts';
import { pageSchema } from '../../schema/page.schema.ts';
import type { Visibility } from '../../schema/schedule.ts';
import { servicesSchema } from '../../schema/service.schema.ts';
import type { PageEntry, SiteContent } from '../../schema/site-content.ts';
import type { SectionDefinitions } from '../validate/section-definitions.ts';
import { isVisibleOn } from './days.ts';
import { leftOut } from './left-out.ts';
import { isSame, visibleItems, type Shown } from './visible-items.ts';

/** As of when the site is shown, and whether drafts belong to it. */
export interface ContentView {
  /** A calendar day in the time zone of the site, for example `2026-12-01`. */
  day: string;
  drafts: boolean;
}

/**
 * Leaves out what isn't shown on a day: pages, sections, items of lists, case studies, and what leads to one of them in a list:
 * references, services, and links of the navigation. A section whose list has no item left isn't shown either.
 */
export function visibleContent(content: SiteContent, sections: SectionDefinitions, view: ContentView): SiteContent {
  const isVisible = (item: Visibility) => isVisibleOn(item, view);
  const caseStudies = content.caseStudies.filter(isVisible);
  const dated = content.pages.filter(isVisible).map((page) => withSections(page, page.sections.filter(isVisible)));
  const shownWith = (pages: readonly PageEntry[], services: SiteContent['services']): Shown => ({
    isVisible,
    isLeftOut: leftOut(content, { pages, caseStudies, services }, sections),
  });
  const services = shownItems(servicesSchema.shape.services, content.services, shownWith(dated, content.services));
  const onPages = shownWith(dated, services);
  const pages = dated.map((page) => visiblePage(page, sections, onPages));
  const inMenus = shownWith(pages, services);
  const { main, legal } = navigationSchema.shape;
  return {
    ...content,
    pages,
    // Caches are keyed by this array.
    caseStudies: caseStudies.length === content.caseStudies.length ? content.caseStudies : caseStudies,
    services,
    navigation: {
      ...content.navigation,
      main: shownItems(main, content.navigation.main, inMenus),
      legal: shownItems(legal, content.navigation.legal, inMenus),
    },
  };
}

/** Returns the items of a list that are shown. */
const shownItems = <T>(schema: z.ZodType<readonly T[]>, items: T[], shown: Shown): T[] =>
  visibleItems(schema, items, shown) ?? [];

/** Returns a page with some of its sections; the page itself if those are all. */
const withSections = (page: PageEntry, sections: PageEntry['sections']): PageEntry =>
  isSame(sections, page.sections) ? page : { ...page, sections };

type Section = PageEntry['sections'][number];

/** Returns a section with the items that are shown; empty if a list has none. A region whose list has none doesn't show it. */
function visibleSection(section: Section, sections: SectionDefinitions, shown: Shown): Section[] {
  const definition = sections.get(section.type);
  if (!definition) return [section];
  const empty = new Set<RegionCode>();
  const left = visibleItems(definition.schema, section, { ...shown, onEmpty: (code) => empty.add(code) });
  if (!left || empty.size === 0) return left ? [left] : [];
  const regions = (section.regions ?? REGION_CODES).filter((code) => !empty.has(code));
  return regions.length > 0 ? [{ ...left, regions }] : [];
}

/** Returns a page without the items, references and sections that aren't shown. */
function visiblePage(page: PageEntry, sections: SectionDefinitions, shown: Shown): PageEntry {
  const own = page.sections.flatMap((section) => visibleSection(section, sections, shown));
  const { parents, seo } = pageSchema.shape;
  const trail = shownItems(parents, page.parents, shown);
  const record = visibleItems(seo, page.seo, shown) ?? page.seo;
  const left = withSections(page, own);
  return trail === page.parents && record === page.seo ? left : { ...left, parents: trail, seo: record };
}
