import { expect, it } from 'vitest';
import { projectsIn, withProjects } from '../../tests/support/projects.ts';
import { minimalSource } from '../../tests/support/minimal-page-data.ts';
import { MODEL } from '../../tests/support/minimal-model.ts';
import type { SiteContent } from '../schema/site-content.ts';
import type { Shard } from './build-options.ts';
import { countPages, createRenderJobs } from './render-jobs.ts';
import { groupEntries } from './store-entries.ts';

const { content: small } = minimalSource();
/** The small site with more projects. */
const content = withProjects(
  small,
  Array.from({ length: 250 }).flatMap((_, index) =>
    projectsIn(small).map((project) => ({ ...project, id: `${project.id}-${index}` })),
  ),
);
const createJobs = (of: SiteContent, shard?: Shard) => {
  const groups = Object.entries(of.entries).flatMap(([collection, entries]) =>
    [...groupEntries(entries)].map(([group, { length }]) => ({
      name: `${collection}-${group}`,
      collection,
      file: `${collection}-${group}.json`,
      count: length,
    })),
  );
  return createRenderJobs(of, groups, shard);
};

it('assigns each job to one shard', () => {
  const names = (jobs: ReturnType<typeof createJobs>) => jobs.map(({ name }) => name).sort();
  const shards = [1, 2, 3].map((index) => createJobs(content, { index, of: 3 }));
  expect(names(shards.flat())).toEqual(names(createJobs(content)));
  for (const shard of shards) expect(shard.length).toBeGreaterThan(0);
  const count = (jobs: ReturnType<typeof createJobs>) => countPages(content, MODEL, jobs);
  expect(shards.map(count).reduce((sum, pages) => sum + pages)).toBe(count(createJobs(content)));
});

it('counts the pages of a list at each of its addresses', () => {
  const pages = small.pages.map((page) =>
    page.path === 'about-me'
      ? {
          ...page,
          alsoAt: ['me'],
          entryList: { collection: 'projects', pageSize: 60, regions: ['us', 'eu', 'dk'] as const },
        }
      : page,
  );
  const jobs = (of: SiteContent) => createJobs(of).filter(({ name }) => name === 'pages/us/about-me');
  // 500 projects, all with one tag: nine pages of all, nine of the tag.
  expect(countPages({ ...content, pages }, MODEL, jobs({ ...content, pages }))).toBe(2 * (9 + 9));
  expect(countPages({ ...small, pages }, MODEL, jobs({ ...small, pages }))).toBe(2);
});
