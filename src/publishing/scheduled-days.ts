import { readGit } from '../authoring/git/run-git.ts';
import { dayAt } from '../i18n/time-zone.ts';
import type { Release } from './release-store.ts';
import type { VersionRepository } from './version-git.ts';

const SCHEDULE = /\bvisible(From|Until):\s*["']?(\d{4}-\d{2}-\d{2})/g;

const DAY_MS = 24 * 60 * 60 * 1000;

/** The day after the last one on which something is shown. */
const dayAfter = (day: string): string => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);

/**
 * Returns whether a scheduled date has passed since a release was built, so that it must be rebuilt. Also counts dates in
 * content that isn't shown: an unnecessary build does no harm.
 */
export async function isOutdated(
  { top, prefix }: VersionRepository,
  { version, built, audience }: Pick<Release, 'version' | 'built' | 'audience'>,
): Promise<boolean> {
  const [from, to] = [dayAt(Date.parse(built), audience.timeZone), dayAt(Date.now(), audience.timeZone)];
  if (from === to) return false;
  const lines = await readGit(top, ['grep', '-h', '-E', 'visible(From|Until):', version, '--', `${prefix}content`]);
  return [...(lines ?? '').matchAll(SCHEDULE)]
    .map(([, word, day = '']) => (word === 'Until' ? dayAfter(day) : day))
    .some((day) => day > from && day <= to);
}
