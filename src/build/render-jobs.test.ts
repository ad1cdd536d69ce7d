import { expect, it } from 'vitest';
import { minimalSource } from '../../tests/support/minimal-page-data.ts';
import { countPages, createRenderJobs } from './render-jobs.ts';

const { content: small } = minimalSource();
/** The small site with more case studies. */
const content = {
  ...small,
  caseStudies: Array.from({ length: 250 }).flatMap((_, index) =>
    small.caseStudies.map((caseStudy) => ({ ...caseStudy, id: `${caseStudy.id}-${index}` })),
  ),
};
const studiesIn = (jobs: ReturnType<typeof createRenderJobs>) =>
  jobs.flatMap(({ pages }) => (pages?.kind === 'studies' ? pages.caseStudies.map(({ id }) => id) : []));

it("puts the pages of a case study into one job, regardless of the check's order", () => {
  const ids = content.caseStudies.map(({ id }) => id);
  expect(studiesIn(createRenderJobs(content, undefined)).sort()).toEqual(ids.sort());
});

it('keeps a case study in its job when others are added or removed', () => {
  const jobOf = (jobs: ReturnType<typeof createRenderJobs>, id: string) =>
    jobs.find(({ pages }) => pages?.kind === 'studies' && pages.caseStudies.some((caseStudy) => caseStudy.id === id))
      ?.name;
  const fewer = { ...content, caseStudies: content.caseStudies.slice(100) };
  for (const id of ['gasper-100', 'ascently-249'])
    expect(jobOf(createRenderJobs(fewer, undefined), id)).toBe(jobOf(createRenderJobs(content, undefined), id));
});

it('assigns each job to one shard', () => {
  const names = (jobs: ReturnType<typeof createRenderJobs>) => jobs.map(({ name }) => name).sort();
  const shards = [1, 2, 3].map((index) => createRenderJobs(content, { index, of: 3 }));
  expect(names(shards.flat())).toEqual(names(createRenderJobs(content, undefined)));
  for (const shard of shards) expect(shard.length).toBeGreaterThan(0);
  const count = (jobs: ReturnType<typeof createRenderJobs>) => countPages(content, jobs);
  expect(shards.map(count).reduce((sum, pages) => sum + pages)).toBe(count(createRenderJobs(content, undefined)));
});

it('counts the pages of a case list at each of its addresses', () => {
  const pages = small.pages.map((page) =>
    page.path === 'about-me'
      ? { ...page, alsoAt: ['me'], caseList: { pageSize: 60, regions: ['us' as const, 'eu' as const, 'dk' as const] } }
      : page,
  );
  const jobs = (of: typeof content) =>
    createRenderJobs(of, undefined).filter(({ name }) => name === 'pages/us/about-me');
  // 500 case studies, all with one tag: nine pages of all, nine of the tag.
  expect(countPages({ ...content, pages }, jobs({ ...content, pages }))).toBe(2 * (9 + 9));
  expect(countPages({ ...small, pages }, jobs({ ...small, pages }))).toBe(2);
});
