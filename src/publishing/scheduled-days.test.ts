import { afterEach, expect, it, vi } from 'vitest';
import { publishedProject } from './__fixtures__/published-project.ts';
import { isOutdated } from './scheduled-days.ts';
import { openVersionRepository } from './version-git.ts';

afterEach(() => vi.useRealTimers());

it.each([
  ["visibleUntil: '2026-11-27'", '2026-11-27T12:00Z', false],
  ["visibleUntil: '2026-11-27'", '2026-11-28T12:00Z', true],
  // Midnight of the site comes before that of UTC.
  ["visibleUntil: '2026-11-27'", '2026-11-27T23:30Z', true],
  ['visibleFrom: "2026-11-27"', '2026-11-27T12:00Z', true],
  ['- { type: hero, visibleFrom: 2026-11-27 }', '2026-11-27T12:00Z', true],
  ['visibleFrom: "2026-12-24"', '2026-11-28T12:00Z', false],
  ['visibleFrom: "2026-11-26"', '2026-11-28T12:00Z', false],
  ['title: 2026-11-27', '2026-11-28T12:00Z', false],
])('a version with %s, built on November 26, is outdated at %s: %s', async (schedule, now, isOld) => {
  const { root, write, git } = await publishedProject();
  write('content/pages/home.yaml', schedule);
  git('commit', '--quiet', '--all', '--message=Schedule');
  vi.useFakeTimers({ now: Date.parse(now), toFake: ['Date'] });
  const repository = await openVersionRepository(root);
  const release = {
    version: repository.head,
    built: '2026-11-26T12:00:00Z',
    audience: { regions: [], timeZone: 'Europe/Madrid' },
  };
  expect(await isOutdated(repository, release)).toBe(isOld);
});
