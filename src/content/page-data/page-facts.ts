import type { ArticleFacts } from '../../schema/define-collection.ts';
import type { ListedItems, Offer, Question } from '../../schema/define-section.ts';
import type { RegionContent } from '../../schema/site-content.ts';
import type { SeoRecord } from './head.ts';
import type { RegionPage } from './routes.ts';

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
