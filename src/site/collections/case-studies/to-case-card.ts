import type { SizedImage } from '../../../schema/image.ts';
import type { Localized } from '../../../schema/regional.ts';
import type { RegionContent } from '../../../schema/site-content.ts';
import caseStudies, { type CaseStudy } from './case-studies.collection.ts';

/** The data of a case-study card. */
export interface CaseCardData {
  id: string;
  href: string;
  clientName: string;
  industry: string;
  result: string;
  flags: { emoji: string; country: string }[];
  tags: { tag: string; label: string }[];
  background: SizedImage;
  logo: SizedImage;
}

/** Creates the card of a case study in a region's language and currency. */
export const toCaseCard = (caseStudy: Localized<CaseStudy>, content: RegionContent): CaseCardData => ({
  id: caseStudy.id,
  href: content.entries(caseStudies).hrefOf(caseStudy),
  clientName: caseStudy.clientName,
  industry: caseStudy.industry,
  result: caseStudy.result,
  flags: caseStudy.flags,
  tags: caseStudy.tags.map((tag) => ({ tag, label: content.dictionary.tags[tag] ?? tag })),
  background: content.picture(caseStudy.backgroundImage, ''),
  logo: content.picture(caseStudy.logoUrl, caseStudy.clientName),
});
