import type { SiteContent } from '../../../src/schema/site-content.ts';
import caseStudies, { type CaseStudy } from '../../../src/site/collections/case-studies/case-studies.collection.ts';

/** Returns the case studies of a site's content. */
export const caseStudiesIn = ({ entries }: Pick<SiteContent, 'entries'>): readonly CaseStudy[] =>
  (entries[caseStudies.name] ?? []) as unknown as readonly CaseStudy[]; // the content check read them by this schema

/** Returns the content with other case studies. */
export const withCaseStudies = <C extends Pick<SiteContent, 'entries'>>(content: C, own: readonly CaseStudy[]): C => ({
  ...content,
  entries: { ...content.entries, [caseStudies.name]: own },
});
