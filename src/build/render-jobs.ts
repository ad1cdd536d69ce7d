import { hasAddress } from '../content/read/page-paths.ts';
import { routesOf } from '../content/page-data/routes.ts';
import type { ContentModel } from '../model/content-model.ts';
import type { SiteContent } from '../schema/site-content.ts';
import type { RenderTask } from './ssg-entry.ts';
import type { RenderJob } from '../../ssg/render-worker.ts';
import type { Shard } from './build-options.ts';
import { isInShard } from './shards.ts';
import type { StoredGroup } from './store-entries.ts';

/** Returns the jobs to render the site or a shard. Pages that exist once are in the first shard. */
export function createRenderJobs(
  content: SiteContent,
  groups: readonly StoredGroup[],
  shard: Shard | undefined,
): RenderJob<RenderTask>[] {
  const jobs = [...pageJobs(content), ...groups.map(entriesJob)].filter(({ name }) => isInShard(name, shard));
  return isFirst(shard) ? [{ name: 'once', pages: { kind: 'once' } }, ...jobs] : jobs;
}

/** Returns whether a shard contains the pages that exist once; without shards, it always does. */
export const isFirst = (shard: Shard | undefined): boolean => !shard || shard.index === 1;

const pageJobs = ({ pages, shownRegions }: SiteContent): RenderJob<RenderTask>[] =>
  shownRegions.flatMap((region) =>
    pages
      .filter(({ path, each }) => hasAddress(path) && each === undefined)
      .map(({ path }) => ({
        name: `pages/${region}/${path || '_home'}`,
        pages: { kind: 'page' as const, path, region },
      })),
  );

const entriesJob = ({ name, collection, file, count }: StoredGroup): RenderJob<RenderTask> => ({
  name: `entries/${name}`,
  pages: { kind: 'entries', collection, file, count },
});

/** The root and the not-found page. */
const PAGES_ONCE = 2;

const countAddresses = (
  { pages, entries }: SiteContent,
  model: ContentModel,
  { path, region }: RenderTask & { kind: 'page' },
): number =>
  pages
    .filter((page) => page.path === path)
    .flatMap((page) => [...routesOf(page, region, entries, model)])
    .reduce((sum, routes) => sum + routes.length, 0);

/** Counts the pages in a list of jobs. */
export function countPages(content: SiteContent, model: ContentModel, jobs: readonly RenderJob<RenderTask>[]): number {
  const pagesPerEntry = (collection: string) =>
    content.shownRegions.length *
    content.pages.reduce((sum, { each, alsoAt }) => sum + (each === collection ? 1 + alsoAt.length : 0), 0);
  return jobs.reduce((sum, { pages }) => {
    if (pages?.kind === 'entries') return sum + pages.count * pagesPerEntry(pages.collection);
    if (pages?.kind === 'page') return sum + countAddresses(content, model, pages);
    return sum + (pages?.kind === 'once' ? PAGES_ONCE : 0);
  }, 0);
}
