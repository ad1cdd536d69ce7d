import { expect, it } from 'vitest';
import { minimalSource } from '../../tests/support/minimal-page-data.ts';
import type { Shard } from './build-options.ts';
import { countPages, createRenderJobs } from './render-jobs.ts';
import { groupCaseStudies } from './store-case-studies.ts';

const { content: small } = minimalSource();
/** The small site with more case studies. */
const content = {
  ...small,
  caseStudies: Array.from({ length: 250 }).flatMap((_, index) =>
    small.caseStudies.map((caseStudy) => ({ ...caseStudy, id: `${caseStudy.id}-${index}` })),
  ),
};
const createJobs = (of: typeof content, shard?: Shard) => {
  const groups = [...groupCaseStudies(of.caseStudies)].map(([group, { length }]) => ({
    name: `${group}`,
    file: `${group}.json`,
    count: length,
  }));
  return createRenderJobs(of, groups, shard);
};

it('assigns each job to one shard', () => {
  const names = (jobs: ReturnType<typeof createJobs>) => jobs.map(({ name }) => name).sort();
  const shards = [1, 2, 3].map((index) => createJobs(content, { index, of: 3 }));
  expect(names(shards.flat())).toEqual(names(createJobs(content)));
  for (const shard of shards) expect(shard.length).toBeGreaterThan(0);
  const count = (jobs: ReturnType<typeof createJobs>) => countPages(content, jobs);
  expect(shards.map(count).reduce((sum, pages) => sum + pages)).toBe(count(createJobs(content)));
});

it('counts the pages of a case list at each of its addresses', () => {
  const pages = small.pages.map((page) =>
    page.path === 'about-me'
      ? { ...page, alsoAt: ['me'], caseList: { pageSize: 60, regions: ['us' as const, 'eu' as const, 'dk' as const] } }
      : page,
  );
  const jobs = (of: typeof content) => createJobs(of).filter(({ name }) => name === 'pages/us/about-me');
  // 500 case studies, all with one tag: nine pages of all, nine of the tag.
  expect(countPages({ ...content, pages }, jobs({ ...content, pages }))).toBe(2 * (9 + 9));
  expect(countPages({ ...small, pages }, jobs({ ...small, pages }))).toBe(2);
});
