import { texts } from '../../../../texts/texts.ts';
import { reviewTexts } from '../../../../texts/reviews/review-texts.ts';
import { momentInWords } from '../../preview-links/moment-in-words.ts';

const clock = new Intl.DateTimeFormat(texts.common.locale, { timeStyle: 'short' });

/**
 * Says when something was: "at 2:02 PM", or "on Nov 28, 2026, 2:02 PM" if that wasn't today.
 * @param time in milliseconds since 1970, as `now`
 */
export function whenInWords(time: number, now = Date.now()): string {
  const { at, on } = reviewTexts();
  const isToday = new Date(time).toDateString() === new Date(now).toDateString();
  return isToday ? at(clock.format(time)) : on(momentInWords(time));
}
