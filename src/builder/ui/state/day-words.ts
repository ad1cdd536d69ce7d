import { texts } from '../../texts/texts.ts';

const format = new Intl.DateTimeFormat(texts.common.locale, { dateStyle: 'medium', timeZone: 'UTC' });

/** A day of the content in words: `2026-12-01` is "Dec 1, 2026". What is no day stays as it is. */
export function dayWords(day: string): string {
  const time = Date.parse(day);
  return Number.isNaN(time) ? day : format.format(time);
}
