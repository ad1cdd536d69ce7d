import type { Visibility } from '../../schema/schedule.ts';
import { shorten, toPrintable } from './diagnostic.ts';

/** Quotes a value for a message in a form: “Pricing”. */
export const named = (text: string): string => `“${toPrintable(shorten(text.replace(/\s+/g, ' '), 40))}”`;

/** Quotes a value that somebody is to write in a form: nothing of it may be left out. */
export const namedWhole = (text: string): string => `“${toPrintable(text)}”`;

/** Puts typographic quotes around what a message for the file quotes. */
export const curlyQuotes = (text: string): string => text.replace(/"([^"]*)"/g, '“$1”');

/** Asks for the value that is meant, or returns a fallback if none is close. */
export const didYouMean = (near: string | undefined, otherwise: string): string =>
  near === undefined ? otherwise : `Did you mean ${namedWhole(near)}?`;

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** Formats a calendar day as forms show it: "Dec 1, 2026". What isn't a day stays as it is. */
export const dayInForm = (text: string): string => {
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? text : day.format(date);
};

/** Describes in a form when something is shown: "is only shown from Dec 1, 2026 until Dec 24, 2026". */
export function visibilityInForm({ visibleFrom, visibleUntil, draft }: Visibility): string {
  if (draft) return 'is a draft';
  if (visibleFrom === undefined && visibleUntil === undefined) return 'is always shown';
  const from = visibleFrom === undefined ? '' : ` from ${dayInForm(visibleFrom)}`;
  return `is only shown${from}${visibleUntil === undefined ? '' : ` until ${dayInForm(visibleUntil)}`}`;
}

const and = new Intl.ListFormat('en-US');

/** Lists texts with "and" before the last one. */
export const listed = (texts: Iterable<string>): string => and.format(texts);

/** Begins a text with a capital letter. */
export const asSentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
