import type { z } from 'zod';
import type { Region } from '../regions/region.ts';
import type { RegionCode } from '../regions/region-code.ts';
import type { CaseStudy, CaseTag } from './case-study.schema.ts';
import type { Dictionary } from './dictionary.schema.ts';
import type { SizedImage } from './image.ts';
import type { navigationSchema } from './navigation.schema.ts';
import type { Page } from './page.schema.ts';
import type { Pricing } from './pricing.schema.ts';
import type { CompleteRegion } from './region.schema.ts';
import type { Localized } from './localized.ts';
import type { Service } from './service.schema.ts';
import type { Site } from './site.schema.ts';
import type { Regional } from './regional.ts';

/** The links of header and footer as written in YAML. */
export type Navigation = z.output<typeof navigationSchema>;

/** A case study with its slug. */
export type CaseStudyEntry = CaseStudy & { slug: string };

/** A case study as lists show it, without its long texts. */
export type CaseSummary = Omit<CaseStudyEntry, 'challenge' | 'solution'>;

/** Fields of a case study that a list may show. Changing any other field leaves lists unchanged. */
export function caseSummary({ challenge: _challenge, solution: _solution, ...summary }: CaseStudyEntry): CaseSummary {
  return summary;
}

/** A list of case studies on a page. Longer lists continue on further pages. */
export interface CaseListEntry {
  /** Page size. */
  pageSize: number;
  /** The regions that show the list. */
  regions: readonly RegionCode[];
}

/** A page with its file path, which is its path without region: `''`, `about-me`, `services/…`. */
export type PageEntry = Page & {
  path: string;
  /** Its list of case studies, if it shows one. */
  caseList?: CaseListEntry | undefined;
  /** Ids of the case studies that its sections name, in order. Default: none. */
  namedCases?: Regional<readonly string[]>;
};

/** A page of a case list, in its region's language and currency. */
export interface CaseListContent {
  /** The case studies on this page. */
  cases: Localized<CaseSummary>[];
  /** Position of the first of them in the list, starting at 1. */
  first: number;
  /** Number of case studies in the list, on all pages. */
  total: number;
  /** Number of this page, starting at 1. */
  page: number;
  /** Number of pages. */
  pages: number;
  /** The tag that the list is filtered by; undefined for all case studies. */
  tag: CaseTag | undefined;
  /** Whether the list of all case studies has more than one page. Then each tag has pages of its own. */
  isPaginated: boolean;
  /** The tags of all case studies with their localized names. */
  tags: { tag: CaseTag; label: string }[];
  /** The heading of a page other than the first of all case studies: "Client cases: B2B, page 2 of 3". */
  heading: string | undefined;
  /** Returns the address of a list page. */
  hrefOf: (target: { number: number; tag?: CaseTag | undefined }) => string;
}

/** All content except pages, as written in YAML. */
export interface Collections {
  site: Site;
  caseStudies: CaseStudyEntry[];
  services: Service[];
  pricing: Pricing;
  dictionary: Dictionary;
  navigation: Navigation;
}

/** All of `content/`, checked. */
export interface SiteContent extends Collections {
  regions: Regional<CompleteRegion>;
  /** The regions that pages are made for, in order: without drafts, except in development. */
  shownRegions: readonly RegionCode[];
  /** Codes of regions that the site no longer has; their addresses redirect. */
  formerRegions: readonly string[];
  facts: Record<string, unknown>;
  pages: PageEntry[];
}

/** All content except pages, in one region's language and currency, as available to sections. */
export type RegionContent = Localized<Omit<Collections, 'caseStudies'>> & {
  region: Region;
  /** Returns the first case studies, up to a maximum number. */
  firstCases: (count: number) => Localized<CaseSummary>[];
  /** The page of the case list, on pages with a section that has `casesPerPage`. */
  caseList: CaseListContent;
  /** The case study of a case-study page. */
  currentCase?: Localized<CaseStudyEntry>;
  /** Returns a case study by id without reading the others, or `undefined` if it doesn't exist. */
  caseById: (id: string) => Localized<CaseSummary> | undefined;
  /** Returns the case study after the one with this id, in the region's order, if there are others. */
  caseAfter: (id: string) => Localized<CaseSummary> | undefined;
  /** Returns the service whose page names a case study, if there is one. */
  serviceOfCase: (id: string) => Localized<Service> | undefined;
  /** Returns the address of a case study's page. */
  caseHref: (caseStudy: Pick<CaseStudyEntry, 'slug'>) => string;
  /** The day of the build, for example `2026-11-25`. A page that reads it is rendered again on another day. */
  readonly day: string;
  /** Whether entries marked as examples are shown: only in development. */
  showsExamples: boolean;
  /** Returns an image in public/ with its size. */
  picture: (src: string, alt: string) => SizedImage;
};
