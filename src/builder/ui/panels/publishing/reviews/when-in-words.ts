import { reviewTexts } from '../../../../texts/reviews/review-texts.ts';
import { clockInWords, momentInWords } from '../../../state/moment-in-words.ts';

/**
 * Says when something was: "at 14:02", or "on Nov 28, 2026, 14:02" if that wasn't today.
 * @param time in milliseconds since 1970, as `now`
 */
export function whenInWords(time: number, now = Date.now()): string {
  const { at, on } = reviewTexts();
  const isToday = new Date(time).toDateString() === new Date(now).toDateString();
  return isToday ? at(clockInWords(time)) : on(momentInWords(time));
}
