import { texts } from '../../texts/texts.ts';

const { locale, dateStyle } = texts.common;

const short = new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'UTC' });
const full = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' });

/** Returns a function that writes a day of the content in words. What is no day stays as it is. */
const wordsBy = (format: Intl.DateTimeFormat) => (day: string) => {
  const time = Date.parse(day);
  return Number.isNaN(time) ? day : format.format(time);
};

/** A day of the content in words: `2026-12-01` is "Dec 1, 2026". */
export const dayWords = wordsBy(short);

/** The same with the day of the week: "Tuesday, December 1, 2026". */
export const fullDayWords = wordsBy(full);
