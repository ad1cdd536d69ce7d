import { knownOf, type KnownStudy } from '../../src/content/lazy-study.ts';
import { hasAddress } from '../../src/content/page-paths.ts';
import type { SiteContent } from '../../src/schema/site-content.ts';
import { REGION_CODES } from '../../src/regions/region-code.ts';
import type { SiteJob } from '../site-renderer.ts';
import { pathNumber } from '../ssg/path-number.ts';
import type { RenderJob } from '../ssg/thread-messages.ts';
import type { Share } from './build-options.ts';
import { isOwn } from './shares.ts';

/** Case studies are done in so many groups, by their id: a group stays together when other cases come and go. */
const GROUPS = 256;

/** With more cases than this a page that lists them all needs much memory. */
const MANY = 1000;

/** What is held of all case studies, in their order. */
export const knownStudies = (content: SiteContent): KnownStudy[] =>
  content.caseStudies.flatMap((study) => knownOf(study) ?? []);

/** The work of rendering the site, or a share of it. What stands once is in the first share. */
export function siteJobs(
  content: SiteContent,
  studies: readonly KnownStudy[],
  share: Share | undefined,
): RenderJob<SiteJob>[] {
  const jobs = [...pageJobs(content), ...studyJobs(studies)].filter(({ name }) => isOwn(name, share));
  return isFirst(share) ? [{ name: 'once', pages: { kind: 'once' } }, ...jobs] : jobs;
}

/** Whether a share holds what stands once; without a share, everything is in one. */
export const isFirst = (share: Share | undefined): boolean => !share || share.index === 1;

const pageJobs = ({ pages, caseStudies }: SiteContent): RenderJob<SiteJob>[] =>
  REGION_CODES.flatMap((region) =>
    pages
      .filter(({ path, each }) => hasAddress(path) && !each)
      .map(({ path }) => ({
        name: `pages/${region}/${path || '_home'}`,
        pages: { kind: 'page' as const, path, region },
        heavy: caseStudies.length > MANY,
      })),
  );

function studyJobs(studies: readonly KnownStudy[]): RenderJob<SiteJob>[] {
  const groups = new Map<number, KnownStudy[]>();
  for (const study of studies) {
    const group = pathNumber(study.id) % GROUPS;
    groups.set(group, [...(groups.get(group) ?? []), study]);
  }
  return [...groups].map(([group, own]) => ({ name: `studies/${group}`, pages: { kind: 'studies', studies: own } }));
}

/** The bare root, and the page that says that there is none. */
const PAGES_ONCE = 2;

/** How many pages a list of jobs comes to. */
export function countPages(content: SiteContent, jobs: readonly RenderJob<SiteJob>[]): number {
  const eachStudy =
    REGION_CODES.length * content.pages.reduce((sum, { each, alsoAt }) => sum + (each ? 1 + alsoAt.length : 0), 0);
  const addresses = (path: string) => 1 + (content.pages.find((page) => page.path === path)?.alsoAt.length ?? 0);
  return jobs.reduce((sum, { pages }) => {
    if (pages?.kind === 'studies') return sum + pages.studies.length * eachStudy;
    if (pages?.kind === 'page') return sum + addresses(pages.path);
    return sum + (pages?.kind === 'once' ? PAGES_ONCE : 0);
  }, 0);
}
