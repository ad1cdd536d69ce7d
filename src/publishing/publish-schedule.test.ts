import { expect, it } from 'vitest';
import { branchHost } from './__fixtures__/branch-host.ts';
import { liveOf, publishedProject } from './__fixtures__/published-project.ts';
import { outdatedRelease } from './publish-schedule.ts';
import { listReleases, liveRelease } from './release-store.ts';

const SALE = 'content/pages/sale.yaml';

/** A published site in Madrid, with a page that appears on a day, and a clock that stands still. */
async function scheduledSite(day: string, noon: string, more = {}) {
  const site = await publishedProject();
  let time = Date.parse(noon);
  const now = () => time;
  site.write(SALE, `visibleFrom: "${day}" Sale`);
  liveOf(await site.publish({ now, ...more }));
  return {
    ...site,
    /** Publishes what is scheduled at an instant. */
    scheduleAt(instant: string) {
      time = Date.parse(instant);
      return site.publishSchedule({ now, ...more });
    },
    /** Publishes the draft at the time of the clock. */
    publishNow: () => site.publish({ now, ...more }),
    makeLiveNow: (number: number) => site.makeLive(number, { now, ...more }),
    isSaleShown: async () => (await site.ask('/us/sale')).status === 200,
  };
}

it.each([
  ['2026-12-01', '2026-11-30T12:00Z', '2026-11-30T22:59:59Z', '2026-11-30T23:00Z'],
  // Clocks go forward in the night of March 28, and back in that of October 25.
  ['2027-03-28', '2027-03-27T12:00Z', '2027-03-27T22:59:59Z', '2027-03-27T23:00Z'],
  ['2027-03-29', '2027-03-28T12:00Z', '2027-03-28T21:59:59Z', '2027-03-28T22:00Z'],
  ['2026-10-26', '2026-10-25T12:00Z', '2026-10-25T22:59:59Z', '2026-10-25T23:00Z'],
])('publishes what appears on %s at midnight of the site', async (day, noon, before, midnight) => {
  const site = await scheduledSite(day, noon);
  expect(await site.scheduleAt(before)).toBeUndefined();
  expect(await site.isSaleShown()).toBe(false);
  liveOf((await site.scheduleAt(midnight)) ?? { failure: { kind: 'canceled' } });
  expect(await site.isSaleShown()).toBe(true);
  expect(await site.scheduleAt(midnight)).toBeUndefined();
});

it('publishes the published version, and neither the draft nor newer code', async () => {
  const site = await scheduledSite('2026-12-01', '2026-11-30T12:00Z');
  const before = site.git('rev-parse', 'refs/builder/published');
  site.write('content/pages/home.yaml', 'Unfinished');
  site.changePolicy("default-src 'none'");
  site.write('src/script.js', 'not committed');
  const live = liveOf((await site.scheduleAt('2026-12-03T12:00Z')) ?? { failure: { kind: 'canceled' } });
  expect(await site.isSaleShown()).toBe(true);
  expect(await site.ask('/us/home')).toMatchObject({ policy: "default-src 'self'" });
  expect((await site.ask('/us/home')).text).toContain('<p>Home</p>');
  expect(site.read('content/pages/home.yaml')).toBe('Unfinished');
  expect(
    site.git('rev-parse', 'refs/builder/published', 'refs/builder/published^', 'refs/builder/published^{tree}'),
  ).toBe([live.version, before, site.git('rev-parse', `${before}^{tree}`)].join('\n'));
  expect(listReleases(site.folders.releases).map(({ number, scheduled }) => [number, scheduled !== undefined])).toEqual(
    [
      [2, true],
      [1, false],
    ],
  );
});

it('takes back what a clock that was wrong has shown too early', async () => {
  const site = await scheduledSite('2026-12-24', '2027-01-01T12:00Z');
  expect(await site.isSaleShown()).toBe(true);
  liveOf((await site.scheduleAt('2026-12-01T12:00Z')) ?? { failure: { kind: 'canceled' } });
  expect(await site.isSaleShown()).toBe(false);
});

it('publishes nothing after an earlier version was made live as of that day', async () => {
  const site = await scheduledSite('2026-12-01', '2026-11-30T12:00Z');
  site.write('content/pages/home.yaml', 'Second');
  liveOf(await site.publishNow());
  await site.scheduleAt('2026-11-30T12:00Z');
  liveOf(await site.makeLiveNow(1));
  liveOf((await site.scheduleAt('2026-12-01T12:00Z')) ?? { failure: { kind: 'canceled' } });
  expect((await site.ask('/us/home')).text).toContain('<p>Home</p>');
  expect(await site.isSaleShown()).toBe(true);
  expect(await outdatedRelease(site.folders, Date.parse('2026-12-02T12:00Z'))).toBeUndefined();
});

it('leaves the live version as it was if it fails', async () => {
  const site = await scheduledSite('2026-12-01', '2026-11-30T12:00Z');
  const signal = AbortSignal.abort();
  expect(await site.publishSchedule({ now: () => Date.parse('2026-12-01T12:00Z'), signal })).toMatchObject({
    failure: { kind: 'canceled' },
  });
  expect(liveRelease(site.folders.releases)).toBe(1);
  expect(await site.isSaleShown()).toBe(false);
});

it('pushes an empty commit to a host that builds', async () => {
  const host = await branchHost();
  const options = { publicUrl: host.url, hostBranch: { remote: host.remote, branch: host.branch } };
  const site = await scheduledSite('2026-01-02', '2026-01-01T12:00Z', options);
  const tip = () => host.git('rev-parse', host.branch, `${host.branch}^{tree}`).split('\n');
  const [before, tree] = tip();
  const live = liveOf((await site.scheduleAt('2026-01-02T12:00Z')) ?? { failure: { kind: 'canceled' } });
  expect(tip()).toEqual([live.version, tree]);
  expect(host.git('rev-parse', `${host.branch}^`)).toBe(before);
});
