import ical from 'ical-generator';
import type { RegionCodes } from '../../regions/site-regions.ts';
import type { ScheduledChange } from './upcoming-changes.ts';

/** Length of the longer of the two words "appears" and "disappears". */
const VERB_LENGTH = 'disappears'.length;

/** Lists changes as lines: date, change, what changes, where it's shown if not in all regions, and where it's written. */
export const scheduleInWords = (changes: readonly ScheduledChange[], all: RegionCodes): string =>
  changes.length === 0
    ? 'Nothing appears or disappears.\n'
    : changes
        .map(({ date, change, what, regions, file, path }) => {
          const where = regions.length < all.codes.length ? ` in ${regions.join(', ')}` : '';
          const place = path === '' ? file : `${file} ${path}`;
          return `${date}  ${change.padEnd(VERB_LENGTH)}  ${what}${where}  (${place})\n`;
        })
        .join('');

/**
 * Formats changes as an iCalendar file (RFC 5545) with an event for each, all day long.
 * @param name the site's name, which the calendar is called by
 */
export function scheduleCalendar(changes: readonly ScheduledChange[], name: string): string {
  const calendar = ical({ name: `${name}: changes`, prodId: { company: name, product: 'schedule' } });
  for (const { date, change, what, file, path } of changes) {
    const start = new Date(`${date}T00:00:00Z`);
    calendar.createEvent({
      // The same change has the same id in every file, so that a calendar doesn't show it twice.
      id: encodeURIComponent([date, change, file, path].join(' ')),
      start,
      allDay: true,
      stamp: start,
      summary: `${what} ${change}`,
      description: path === '' ? file : `${file} ${path}`,
    });
  }
  return `${calendar.toString()}\r\n`;
}
