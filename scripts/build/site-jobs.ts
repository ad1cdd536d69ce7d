import { hasAddress } from '../../src/content/page-paths.ts';
import type { CaseStudyEntry, SiteContent } from '../../src/schema/site-content.ts';
import { REGION_CODES } from '../../src/regions/region-code.ts';
import type { SiteJob } from '../site-renderer.ts';
import type { RenderJob } from '../ssg/page-thread.ts';
import type { Shard } from './build-options.ts';
import { bucketOf, isOwn } from './shards.ts';

/** Case studies are done in so many groups, by their id: a group stays together when other cases come and go. */
const GROUPS = 256;

/** The work of rendering the site, or a shard of it. What stands once is in the first shard. */
export function siteJobs(content: SiteContent, shard: Shard | undefined): RenderJob<SiteJob>[] {
  const jobs = [...pageJobs(content), ...studyJobs(content)].filter(({ name }) => isOwn(name, shard));
  return isFirst(shard) ? [{ name: 'once', pages: { kind: 'once' } }, ...jobs] : jobs;
}

/** Whether a shard holds what stands once; without a shard, everything is in one. */
export const isFirst = (shard: Shard | undefined): boolean => !shard || shard.index === 1;

const pageJobs = ({ pages }: SiteContent): RenderJob<SiteJob>[] =>
  REGION_CODES.flatMap((region) =>
    pages
      .filter(({ path, each }) => hasAddress(path) && !each)
      .map(({ path }) => ({
        name: `pages/${region}/${path || '_home'}`,
        pages: { kind: 'page' as const, path, region },
      })),
  );

function studyJobs({ caseStudies }: SiteContent): RenderJob<SiteJob>[] {
  const groups = new Map<number, CaseStudyEntry[]>();
  for (const study of caseStudies) {
    const group = bucketOf(study.id, GROUPS);
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
