import { dateLocale } from './format.ts';

const MINUTE_MS = 60_000;

/** One format for each time zone: creating one takes long, and the builder's forms ask for the day at each key. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** How far the clocks of a time zone are ahead of UTC at an instant, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    });
  formats.set(timeZone, format);
  const parts = format.formatToParts(instant);
  const valueOf = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  const wall = Date.UTC(valueOf('year'), valueOf('month') - 1, valueOf('day'), valueOf('hour'), valueOf('minute'));
  return wall - Math.floor(instant / MINUTE_MS) * MINUTE_MS;
}

/** The instant at which clocks of a time zone show a time on a day: `2026-12-01`, `15:00`, `Europe/Madrid`. */
export function instantOf(day: string, time: string, timeZone: string): number {
  const wall = Date.parse(`${day}T${time}:00Z`);
  return wall - offsetAt(wall - offsetAt(wall, timeZone), timeZone);
}

/** The minutes since midnight that clocks of a time zone show at an instant. */
export function minutesOfDay(instant: number, timeZone: string): number {
  const date = new Date(instant + offsetAt(instant, timeZone));
  return date.getUTCHours() * 60 + date.getUTCMinutes();
}

/** The calendar day in a time zone at an instant, as `2026-12-01`. */
export const dayAt = (instant: number, timeZone: string): string =>
  new Date(instant + offsetAt(instant, timeZone)).toISOString().slice(0, 10);

const countsToTwelve = (locale: string): boolean =>
  new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions().hour12 ?? false;

/** A time of day in a time zone as its readers write it: `9:00 AM`, `15:00`, `15.00`. */
export const formatTime = (instant: number, locale: string, timeZone: string): string =>
  new Intl.DateTimeFormat(dateLocale(locale), {
    hour: countsToTwelve(dateLocale(locale)) ? 'numeric' : '2-digit',
    minute: '2-digit',
    timeZone,
  })
    .format(instant)
    // Versions of the language data differ in which narrow space parts the time from AM.
    .replace(/\s/gu, '\u00A0');

/** The time that clocks of a time zone show at an instant, to the second: `14:02:31`. */
export const clockTime = (instant: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone }).format(instant);
