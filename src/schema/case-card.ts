import type { ResolvedImage } from './image.ts';
import type { Resolved } from './resolved.ts';
import type { CaseSummary, RegionContent } from './site-content.ts';

/** What a card of a case study shows. */
export interface CaseCardData {
  id: string;
  href: string;
  clientName: string;
  industry: string;
  result: string;
  flags: { emoji: string; country: string }[];
  tags: { tag: string; label: string }[];
  background: ResolvedImage;
  logo: ResolvedImage;
}

/** The card of a case study in the language and money of a region. */
export const toCaseCard = (study: Resolved<CaseSummary>, content: RegionContent): CaseCardData => ({
  id: study.id,
  href: `/${content.region.code}/case-study/${study.slug}`,
  clientName: study.clientName,
  industry: study.industry,
  result: study.result,
  flags: study.flags,
  tags: study.tags.map((tag) => ({ tag, label: content.dictionary.tags[tag] ?? tag })),
  background: content.picture(study.backgroundImage, ''),
  logo: content.picture(study.logoUrl, study.clientName),
});
