import { expect, it, onTestFinished } from 'vitest';
import { liveOf, publishedProject } from '../../../publishing/__fixtures__/published-project.ts';
import type { PublishFailure } from '../../../publishing/publish-failure.ts';
import { followSchedule, readScheduleFailure } from './follow-schedule.ts';

const MINUTE_MS = 60_000;
const MIDNIGHT = Date.parse('2026-11-30T23:00Z');

it('tells of a failure once, tries again with growing pauses, and forgets it when it is published', async () => {
  const site = await publishedProject();
  let time = MIDNIGHT - 12 * 60 * MINUTE_MS;
  const now = () => time;
  site.write('content/pages/sale.yaml', 'visibleFrom: "2026-12-01" Sale');
  liveOf(await site.publish({ now }));
  const told: PublishFailure[] = [];
  const recovered: number[] = [];
  let publicUrl = 'http://localhost:1/';
  const follower = followSchedule({
    folders: site.folders,
    get publicUrl() {
      return publicUrl;
    },
    now,
    onFailure: (failure) => Promise.resolve(void told.push(failure)),
    onRecovery: ({ live }) => Promise.resolve(void recovered.push(live.number)),
  });
  onTestFinished(() => follower.close());
  const failureAt = async (instant: number) => {
    time = instant;
    await follower.look();
    const { tries, next } = readScheduleFailure(site.folders.data) ?? {};
    return [tries, next && (next - MIDNIGHT) / MINUTE_MS];
  };
  expect(await failureAt(MIDNIGHT - 1)).toEqual([undefined, undefined]);
  expect(await failureAt(MIDNIGHT)).toEqual([1, 1]);
  expect(await failureAt(MIDNIGHT + MINUTE_MS - 1)).toEqual([1, 1]);
  expect(await failureAt(MIDNIGHT + MINUTE_MS)).toEqual([2, 3]);
  expect(await failureAt(MIDNIGHT + 3 * MINUTE_MS)).toEqual([3, 7]);
  expect(told).toMatchObject([{ kind: 'no-site' }]);
  publicUrl = site.url;
  expect(await failureAt(MIDNIGHT + 5 * MINUTE_MS)).toEqual([3, 7]);
  expect((await site.ask('/us/sale')).status).toBe(404);
  expect(recovered).toEqual([]);
  expect(await failureAt(MIDNIGHT + 7 * MINUTE_MS)).toEqual([undefined, undefined]);
  expect(recovered).toEqual([2]);
  expect((await site.ask('/us/sale')).status).toBe(200);
});

it('publishes at its start what was missed while the machine was off', async () => {
  const site = await publishedProject();
  site.write('content/pages/sale.yaml', 'visibleFrom: "2026-12-01" Sale');
  liveOf(await site.publish({ now: () => MIDNIGHT - MINUTE_MS }));
  const follower = followSchedule({
    folders: site.folders,
    publicUrl: site.url,
    now: () => MIDNIGHT + 90 * MINUTE_MS,
    onFailure: () => Promise.resolve(),
    onRecovery: () => Promise.resolve(),
  });
  onTestFinished(() => follower.close());
  await expect.poll(async () => (await site.ask('/us/sale')).status, { timeout: 20_000 }).toBe(200);
});
