import { hasAddress } from '../content/read/page-paths.ts';
import { routesOf } from '../content/page-data/routes.ts';
import type { CaseStudyEntry, SiteContent } from '../schema/site-content.ts';
import type { RenderTask } from './ssg-entry.ts';
import type { RenderJob } from '../../ssg/render-worker.ts';
import type { Shard } from './build-options.ts';
import { bucketOf, isInShard } from './shards.ts';

/**
 * Number of groups of case studies, assigned by id: a group stays together when other case studies are added or
 * removed.
 */
const GROUPS = 256;

/** Returns the jobs to render the site or a shard. Pages that exist once are in the first shard. */
export function createRenderJobs(content: SiteContent, shard: Shard | undefined): RenderJob<RenderTask>[] {
  const jobs = [...pageJobs(content), ...caseStudyJobs(content)].filter(({ name }) => isInShard(name, shard));
  return isFirst(shard) ? [{ name: 'once', pages: { kind: 'once' } }, ...jobs] : jobs;
}

/** Returns whether a shard contains the pages that exist once; without shards, it always does. */
export const isFirst = (shard: Shard | undefined): boolean => !shard || shard.index === 1;

const pageJobs = ({ pages, shownRegions }: SiteContent): RenderJob<RenderTask>[] =>
  shownRegions.flatMap((region) =>
    pages
      .filter(({ path, each }) => hasAddress(path) && !each)
      .map(({ path }) => ({
        name: `pages/${region}/${path || '_home'}`,
        pages: { kind: 'page' as const, path, region },
      })),
  );

function caseStudyJobs({ caseStudies }: SiteContent): RenderJob<RenderTask>[] {
  const groups = new Map<number, CaseStudyEntry[]>();
  for (const caseStudy of caseStudies) {
    const group = bucketOf(caseStudy.id, GROUPS);
    groups.set(group, [...(groups.get(group) ?? []), caseStudy]);
  }
  return [...groups].map(([group, own]) => ({
    name: `studies/${group}`,
    pages: { kind: 'studies', caseStudies: own },
  }));
}

/** The root and the not-found page. */
const PAGES_ONCE = 2;

const countAddresses = ({ pages, caseStudies }: SiteContent, { path, region }: RenderTask & { kind: 'page' }): number =>
  pages
    .filter((page) => page.path === path)
    .flatMap((page) => [...routesOf(page, region, caseStudies)])
    .reduce((sum, routes) => sum + routes.length, 0);

/** Counts the pages in a list of jobs. */
export function countPages(content: SiteContent, jobs: readonly RenderJob<RenderTask>[]): number {
  const pagesPerCaseStudy =
    content.shownRegions.length *
    content.pages.reduce((sum, { each, alsoAt }) => sum + (each ? 1 + alsoAt.length : 0), 0);
  return jobs.reduce((sum, { pages }) => {
    if (pages?.kind === 'studies') return sum + pages.caseStudies.length * pagesPerCaseStudy;
    if (pages?.kind === 'page') return sum + countAddresses(content, pages);
    return sum + (pages?.kind === 'once' ? PAGES_ONCE : 0);
  }, 0);
}
