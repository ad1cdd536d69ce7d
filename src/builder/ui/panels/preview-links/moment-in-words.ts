import { texts } from '../../../texts/texts.ts';

/**
 * Says when something was or will be: "Nov 28, 2026, 2:02 PM".
 * @param timeZone whose clocks say it: versions have those of the site, wherever somebody is. Default: the person's
 */
export function momentInWords(time: string | number, timeZone?: string): string {
  const { locale, dateStyle } = texts.common;
  return new Intl.DateTimeFormat(locale, { dateStyle, timeStyle: 'short', timeZone }).format(new Date(time));
}
