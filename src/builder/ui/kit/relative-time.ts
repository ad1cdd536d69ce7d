import { texts } from '../../texts/texts.ts';

/** Units of time with their length in milliseconds, largest first. */
const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** Age in days from which a date is clearer than "12 days ago". */
const MAX_RELATIVE_DAYS = 7;

const relative = new Intl.RelativeTimeFormat(texts.common.locale, { numeric: 'auto' });
const date = new Intl.DateTimeFormat(texts.common.locale, { dateStyle: texts.common.dateStyle });

/**
 * Says how long ago something was: "Just now", "2 minutes ago", "Yesterday", "Nov 3, 2026".
 * @param time in milliseconds since 1970, as `now`
 */
export function timeAgo(time: number, now: number): string {
  const words = timeAgoWithin(time, now);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Says so within a sentence, or after a colon: "just now", "yesterday", "Nov 3, 2026". */
export function timeAgoWithin(time: number, now: number): string {
  const age = now - time;
  if (age >= MAX_RELATIVE_DAYS * UNITS[0][1]) return date.format(time);
  for (const [unit, length] of UNITS) if (age >= length) return relative.format(-Math.floor(age / length), unit);
  return texts.history.justNow;
}
