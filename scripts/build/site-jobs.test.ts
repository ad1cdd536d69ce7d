// @vitest-environment node
import { expect, it } from 'vitest';
import { smallSource } from '../../tests/support/small-documents.ts';
import { countPages, siteJobs } from './site-jobs.ts';

const { content: small } = smallSource();
/** The small site with more case studies. */
const content = {
  ...small,
  caseStudies: Array.from({ length: 250 }).flatMap((_, index) =>
    small.caseStudies.map((study) => ({ ...study, id: `${study.id}-${index}` })),
  ),
};
const studiesIn = (jobs: ReturnType<typeof siteJobs>) =>
  jobs.flatMap(({ pages }) => (pages?.kind === 'studies' ? pages.studies.map(({ id }) => id) : []));

it('makes the pages of each case study in one job, however it was checked', () => {
  const ids = content.caseStudies.map(({ id }) => id);
  expect(studiesIn(siteJobs(content, undefined)).sort()).toEqual(ids.sort());
});

it('keeps a case study in its job when others come and go', () => {
  const jobOf = (jobs: ReturnType<typeof siteJobs>, id: string) =>
    jobs.find(({ pages }) => pages?.kind === 'studies' && pages.studies.some((study) => study.id === id))?.name;
  const fewer = { ...content, caseStudies: content.caseStudies.slice(100) };
  for (const id of ['gasper-100', 'ascently-249'])
    expect(jobOf(siteJobs(fewer, undefined), id)).toBe(jobOf(siteJobs(content, undefined), id));
});

it('gives each job to one shard', () => {
  const names = (jobs: ReturnType<typeof siteJobs>) => jobs.map(({ name }) => name).sort();
  const shards = [1, 2, 3].map((index) => siteJobs(content, { index, of: 3 }));
  expect(names(shards.flat())).toEqual(names(siteJobs(content, undefined)));
  for (const shard of shards) expect(shard.length).toBeGreaterThan(0);
  const count = (jobs: ReturnType<typeof siteJobs>) => countPages(content, jobs);
  expect(shards.map(count).reduce((sum, pages) => sum + pages)).toBe(count(siteJobs(content, undefined)));
});
