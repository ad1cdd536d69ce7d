import type { z } from 'zod';
import type { Region } from '../regions/region.ts';
import type { CaseStudy } from './case-study.schema.ts';
import type { Dictionary } from './dictionary.schema.ts';
import type { ResolvedImage } from './image.ts';
import type { navigationSchema } from './navigation.schema.ts';
import type { Page } from './page.schema.ts';
import type { Pricing } from './pricing.schema.ts';
import type { Resolved } from './resolved.ts';
import type { Service } from './service.schema.ts';
import type { Site } from './site.schema.ts';
import type { Regional } from './regional.ts';

/** The links of header and footer as they stand in YAML. */
export type Navigation = z.output<typeof navigationSchema>;

/** A case study with its address part. */
export type CaseStudyEntry = CaseStudy & { slug: string };

/** A case study as lists show it: without its long texts. */
export type CaseSummary = Omit<CaseStudyEntry, 'challenge' | 'solution'>;

/** What a list may show of a case study. A change of any other field leaves lists as they are. */
export function caseSummary({ challenge: _challenge, solution: _solution, ...summary }: CaseStudyEntry): CaseSummary {
  return summary;
}

/** A page with the path of its file, which is its address without region: `''`, `about-me`, `services/…`. */
export type PageEntry = Page & { path: string };

/** All content that is not a page, as it stands in YAML. */
export interface Collections {
  site: Site;
  caseStudies: CaseStudyEntry[];
  services: Service[];
  pricing: Pricing;
  dictionary: Dictionary;
  navigation: Navigation;
}

/** The whole of `content/`, checked. */
export interface SiteContent extends Collections {
  regions: Regional<Region & { countries: string[] }>;
  facts: Record<string, unknown>;
  pages: PageEntry[];
}

/** All content that is not a page, in the language and money of one region: what a section may draw on. */
export type RegionContent = Resolved<Omit<Collections, 'caseStudies'>> & {
  region: Region;
  caseStudies: Resolved<CaseSummary>[];
  /** The case of the page, on pages made for each case study. */
  currentCase?: Resolved<CaseStudyEntry>;
  /** The case of an id, without a look at all others; nothing where there is none. */
  caseById: (id: string) => Resolved<CaseSummary> | undefined;
  /** A picture in public/ with the size read from its file. */
  picture: (src: string, alt: string) => ResolvedImage;
};
