import { caseStudySchema } from '../../schema/case-study.schema.ts';
import { caseSummary, type CaseStudyEntry, type RegionContent, type SiteContent } from '../../schema/site-content.ts';
import { followers, orderCases } from '../case-studies/related-cases.ts';
import { once } from './once.ts';
import { localize, type LocalizeContext } from '../localize/localize.ts';

/** The case studies of a region. */
export interface RegionCases extends Pick<RegionContent, 'firstCases' | 'caseById' | 'caseAfter'> {
  /** Returns the case study after the one with this id, as written in YAML. */
  nextCase: (id: string) => CaseStudyEntry | undefined;
  /** Returns the case studies published last, the newest first, up to a maximum number. Those without a day come last. */
  newestCases: RegionContent['firstCases'];
}

/** Orders case studies by the day on which they were published, the newest first. */
const byDay = ({ published: a = '' }: CaseStudyEntry, { published: b = '' }: CaseStudyEntry): number =>
  b.localeCompare(a, 'en');

/** Gives access to the case studies in a region's language and currency. Reads them on first use. */
export function regionCases(
  content: Pick<SiteContent, 'caseStudies' | 'pages'>,
  context: LocalizeContext,
): RegionCases {
  const summaryOf = (caseStudy: CaseStudyEntry) =>
    localize(caseStudySchema, caseSummary(caseStudy), { ...context, convert: true });
  const byId = once(() => new Map(content.caseStudies.map((caseStudy) => [caseStudy.id, caseStudy])));
  const after = once(() => followers(orderCases(content.caseStudies, content.pages, context.region.code)));
  return {
    firstCases: (count) => content.caseStudies.slice(0, count).map(summaryOf),
    newestCases: (count) => content.caseStudies.toSorted(byDay).slice(0, count).map(summaryOf),
    caseById(id) {
      const caseStudy = byId().get(id);
      return caseStudy && summaryOf(caseStudy);
    },
    nextCase: (id) => after().get(id),
    caseAfter(id) {
      const caseStudy = after().get(id);
      return caseStudy && summaryOf(caseStudy);
    },
  };
}
