import { hash } from 'node:crypto';
import { casesOn, pageSizeIn, tagsOf } from '../content/case-studies/case-list.ts';
import type { SiteWithPageData } from '../content/page-data/render-requests.ts';
import type { SiteRoute } from '../content/page-data/routes.ts';
import type { CaseStudyEntry } from '../schema/site-content.ts';

/** The site with hashes of its case studies, so that a page is rendered again only if one that it shows changes. */
export interface CaseFingerprints extends SiteWithPageData {
  /** Hash of what lists show of a case study. */
  ofSummary: (summary: CaseStudyEntry) => string;
}

/** Hashes a value that JSON can hold. */
export const fingerprintOf = (value: unknown): string => hash('sha1', JSON.stringify(value), 'base64');

/** Hash of what a list page shows of case studies; editing one leaves the other pages unchanged. */
export function listFingerprint(
  { content, ofSummary }: CaseFingerprints,
  { page, region, list }: SiteRoute,
): string | undefined {
  const pageSize = pageSizeIn(page.caseList, region);
  if (!list || pageSize === undefined) return undefined;
  const { cases, total } = casesOn(content.caseStudies, list, pageSize);
  return fingerprintOf([list, total, tagsOf(content.caseStudies), cases.map(ofSummary)]);
}

/** Hash of what a case study's page shows of the next one; editing another leaves the page unchanged. */
export function nextCaseFingerprint(
  { pageData, ofSummary }: CaseFingerprints,
  { region, caseStudy }: SiteRoute,
): string | undefined {
  const next = caseStudy && pageData.nextCase(region, caseStudy.id);
  return next && ofSummary(next);
}

/** Hashes of summaries: a case study is in the list of all and in the lists of its tags, in each region. */
export function createSummaryFingerprints(): CaseFingerprints['ofSummary'] {
  const known = new WeakMap<CaseStudyEntry, string>();
  return (summary) => {
    const found = known.get(summary) ?? fingerprintOf(summary);
    known.set(summary, found);
    return found;
  };
}
