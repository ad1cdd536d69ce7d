import { isTimeZone } from '../../content/cross-check/checks/schedules.ts';
import { dayAt } from '../../i18n/time-zone.ts';
import type { BuilderSession } from './session.ts';

/** Returns the time zone of the site; UTC while its file names none that exists. */
export function timeZoneOf({ check }: Pick<BuilderSession, 'check'>): string {
  const name = check.result().checked.singles.site?.value.timeZone;
  return name !== undefined && isTimeZone(name) ? name : 'UTC';
}

/** Returns the calendar day that it is in the site's time zone, as `2026-12-01`. */
export const siteToday = (session: Pick<BuilderSession, 'check'>): string => dayAt(Date.now(), timeZoneOf(session));
