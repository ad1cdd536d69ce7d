import { dayAt } from '../../i18n/time-zone.ts';
import type { BuilderSession } from './session.ts';

/** Returns the calendar day that it is in the site's time zone, as `2026-12-01`. */
export const siteToday = ({ check }: Pick<BuilderSession, 'check'>): string =>
  dayAt(Date.now(), check.result().checked.singles.site?.value.timeZone ?? 'UTC');
