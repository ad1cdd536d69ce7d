import type { ArticleFacts } from '../../schema/define-collection.ts';
import type { ListedItems, Offer, Question } from '../../schema/define-section.ts';
import type { RegionContent, SiteContent } from '../../schema/site-content.ts';
import type { SeoRecord } from './head.ts';
import type { RegionPage } from './routes.ts';
import type { RegionCode } from '../../regions/site-regions.ts';
import { regionPath } from '../../regions/region-path.ts';
import type { CompleteRegion } from '../../schema/region.schema.ts';
import { isShownIn } from '../../schema/regional.ts';
import type { ContentModel } from '../../model/content-model.ts';

/** The input of a page's graph. */
export interface PageFacts {
  route: RegionPage;
  record: SeoRecord;
  content: RegionContent;
  /** The locales of the whole site, each once. */
  locales: readonly string[];
  name: string;
  /** How the service of a service page is named, if the page says so. */
  service?: { name: string; audience: string } | undefined;
  /** The entry of the page, as an article. */
  article?: ArticleFacts | undefined;
  /** Where the region is. */
  area: { '@type': 'Country' | 'Place'; name: string };
  /** Path of the page about the owner, with its region. */
  profile?: string | undefined;
  breadcrumbs: { label: string; href: string }[];
  offers: Offer[];
  lists: ListedItems[];
  questions: Question[];
}

/** The id of a node that all pages share. */
export const siteId = ({ content }: PageFacts, part: string) => ({ '@id': `${content.site.url}/#${part}` });

/** The id of a node that only this page has. */
export const pageId = ({ record }: PageFacts, part: string) => ({ '@id': `${record.canonical}#${part}` });

interface Source {
  content: SiteContent;
  model: Pick<ContentModel, 'menuSection'>;
}

/** Places of a region's site that search engines are told about on every page. */
export interface SitePlaces {
  /** Path of the page about the owner, with its region. */
  profile: string | undefined;
  /** Anchor of the section on the home page that shows the list of the header, if the region shows one there. */
  menuAnchor: string | undefined;
}

/** Finds the places of a region's site. */
export function sitePlaces({ content: { pages }, model: { menuSection } }: Source, code: RegionCode): SitePlaces {
  const profile = pages.find(({ kind }) => kind === 'profile');
  const home = pages.find(({ path }) => path === '');
  const list = home?.sections.find(
    (section) => section.type === menuSection && !section.hidden && isShownIn(section, code),
  );
  return {
    profile: profile && regionPath(code, profile.path),
    menuAnchor: list && (list.id ?? list.type),
  };
}

/** Where a region is: its one country, or the region that has several. */
export const areaOf = ({ name, countries }: CompleteRegion): PageFacts['area'] => ({
  '@type': countries.length === 1 ? 'Country' : 'Place',
  name,
});
