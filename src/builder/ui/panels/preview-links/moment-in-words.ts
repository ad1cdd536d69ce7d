import { texts } from '../../../texts/texts.ts';

const format = new Intl.DateTimeFormat(texts.common.locale, { dateStyle: texts.common.dateStyle, timeStyle: 'short' });

/** Says when something was or will be: "Nov 28, 2026, 2:02 PM". */
export const momentInWords = (time: string | number): string => format.format(new Date(time));
