import { readGit } from '../authoring/git/run-git.ts';
import { dayAfter } from '../content/schedule/days.ts';
import { dayAt } from '../i18n/time-zone.ts';
import type { Release } from './release-store.ts';
import type { VersionRepository } from './version-git.ts';

const SCHEDULE = /\bvisible(From|Until):\s*["']?(\d{4}-\d{2}-\d{2})/g;

type Dated = Pick<Release, 'built' | 'day' | 'audience'>;

/** Returns the day as of which a release was built. */
export const releaseDay = ({ built, day, audience }: Dated): string =>
  day ?? dayAt(Date.parse(built), audience.timeZone);

/** Returns the day that it is for the visitors of a release. */
export const dayNow = ({ audience }: Pick<Release, 'audience'>, now: number): string => dayAt(now, audience.timeZone);

/**
 * Returns whether a scheduled date lies between the day as of which a release was built and today, so that it must be rebuilt. Also
 * counts dates in content that isn't shown: an unnecessary build does no harm.
 */
export async function isOutdated(
  { top, prefix }: VersionRepository,
  release: Pick<Release, 'version'> & Dated,
  now = Date.now(),
): Promise<boolean> {
  const { version } = release;
  // If a clock was wrong, the release may be of a later day.
  const [from = '', to = ''] = [releaseDay(release), dayNow(release, now)].sort();
  if (from === to) return false;
  const lines = await readGit(top, ['grep', '-h', '-E', 'visible(From|Until):', version, '--', `${prefix}content`]);
  return [...(lines ?? '').matchAll(SCHEDULE)]
    .map(([, word, day = '']) => (word === 'Until' ? dayAfter(day) : day)) // it names the last day
    .some((day) => day > from && day <= to);
}
