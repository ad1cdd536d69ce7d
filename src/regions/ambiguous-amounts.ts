import { formatNumber } from '../i18n/format.ts';
import { DOLLARS, dollarsOf } from './money.ts';

/** A dollar amount that is read differently than intended, or not at all. */
export interface AmbiguousAmount {
  /** The amount as the author wrote it: `$1,2M`. */
  written: string;
  /** The dollars that it's read as: `1`; omitted if it isn't read as an amount. */
  read?: string;
  /** The correct way to write it, if the intended value is clear: `$1.2M`. */
  meant?: string;
}

/** Maps words for thousands and millions to their letter. */
const LETTERS = new Map([
  ...['k', 'thousand', 'tusind', 'tusinde'].map((word) => [word, 'k'] as const),
  ...['m', 'mio', 'mil', 'mill', 'million', 'millions', 'millioner'].map((word) => [word, 'M'] as const),
]);
/** All words for large numbers; some have no letter, or mean another number in the other language. */
const WORDS = [...LETTERS.keys(), 'mia', 'milliard', 'milliarder', 'billion', 'billions']
  .filter((word) => word.length > 1)
  .join('|');

/** Digits in any notation: with dots, commas, or spaces between groups of three. */
const NUMBER = String.raw`(?:\d{1,3}(?:\s\d{3}(?!\d))+|\d+)(?:[.,]\d+)*`;
const UNIT = String.raw`(?:\p{L}+|[\s-](?:${WORDS})(?!\p{L}))?`;
/** Everything after a dollar sign that may belong to one amount or range. */
const WRITTEN = new RegExp(String.raw`\$\s?${NUMBER}${UNIT}(?:[–-]${NUMBER}${UNIT}(?![\p{L}\d%]))?`, 'giu');

/** Finds dollar amounts that can't be converted to another currency as intended. */
export const ambiguousAmounts = (text: string): AmbiguousAmount[] =>
  [...text.matchAll(WRITTEN)].flatMap(([written]) => (isClear(written) ? [] : [describe(written)]));

const firstAmount = (written: string) => written.matchAll(DOLLARS).next().value;

/**
 * Returns whether the whole amount is read, no dot is a thousands separator, and no letter applies to both ends of a
 * range.
 */
function isClear(written: string): boolean {
  const [whole, from = '', , to = ''] = firstAmount(written) ?? [];
  return whole === written && !/\.\d{3}/.test(written) && (to === '' || /\d$/.test(to) || /\D$/.test(from));
}

function describe(written: string): AmbiguousAmount {
  const [, from] = firstAmount(written) ?? [];
  const ends = written.slice(1).split(/[–-](?=\d)/);
  const dash = /[–-](?=\d)/.exec(written)?.[0] ?? '';
  const unit = /\p{L}*$/u.exec(written)?.[0] ?? '';
  const meant = ends.map((end) => mended(/\p{L}$/u.test(end) ? end : `${end}${unit}`));
  return {
    written,
    ...(from !== undefined && { read: formatNumber(dollarsOf(from), 'en-US') }),
    ...(meant.every((end) => end !== undefined) && { meant: `$${meant.join(dash)}` }),
  };
}

/** Formats one amount in the supported notation, if its value is clear. */
function mended(end: string): string | undefined {
  const [, digits = '', word = ''] = /^\s?([\d.,\s]*\d)[\s-]?(\p{L}*)$/u.exec(end) ?? [];
  const unit = word === '' ? '' : LETTERS.get(word.toLowerCase());
  const isGrouped = /^\d{1,3}(?:([.,\s])\d{3}(?:\1\d{3})*)?$/.test(digits);
  const [, whole = '', decimals = ''] = isGrouped ? [digits, digits] : (/^(.*)[.,](\d{1,2})$/.exec(digits) ?? []);
  const number = Number(whole.replaceAll(/\D/g, ''));
  if (unit === undefined || whole === '' || (isGrouped && unit !== '' && number > 999)) return undefined;
  return `${formatNumber(number, 'en-US')}${decimals && `.${decimals}`}${unit}`;
}
