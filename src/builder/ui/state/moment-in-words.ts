import { texts } from '../../texts/texts.ts';

const { locale, dateStyle } = texts.common;

/** How much of a moment is said, and by whose clocks. */
interface MomentOptions {
  /** Versions have the clocks of the site, wherever somebody is. Default: those of the person. */
  timeZone?: string;
  hasSeconds?: boolean;
}

/** Clocks count to 24 in both languages, as the time since which a version is live. */
const clockOptions = ({ timeZone, hasSeconds = false }: MomentOptions): Intl.DateTimeFormatOptions => ({
  timeStyle: hasSeconds ? 'medium' : 'short',
  hourCycle: 'h23',
  timeZone,
});

/** Says what clocks show: "14:02". */
export const clockInWords = (time: string | number, options: MomentOptions = {}): string =>
  new Intl.DateTimeFormat(locale, clockOptions(options)).format(new Date(time));

/** Says when something was or will be: "Nov 28, 2026, 14:02". */
export const momentInWords = (time: string | number, options: MomentOptions = {}): string =>
  new Intl.DateTimeFormat(locale, { dateStyle, ...clockOptions(options) }).format(new Date(time));
