import { formatNumber } from '../i18n/number.ts';
import { DOLLARS, dollarsOf } from './money.ts';

/** A dollar amount that is read as another than was meant, or not at all. */
export interface UnclearAmount {
  /** All that may belong to it, as the author wrote it: `$1,2M`. */
  written: string;
  /** The dollars that it is read as: `1`; left out where it is read as no amount. */
  read?: string;
  /** How it is written so that it is read as was meant, where that can be told: `$1.2M`. */
  meant?: string;
}

/** The letter that stands for a word for thousands or millions. */
const LETTERS = new Map([
  ...['k', 'thousand', 'tusind', 'tusinde'].map((word) => [word, 'k'] as const),
  ...['m', 'mio', 'mil', 'mill', 'million', 'millions', 'millioner'].map((word) => [word, 'M'] as const),
]);
/** All words for large numbers; some have no letter here, or mean another number in the other language. */
const WORDS = [...LETTERS.keys(), 'mia', 'milliard', 'milliarder', 'billion', 'billions']
  .filter((word) => word.length > 1)
  .join('|');

/** Digits in any writing: with points, commas, or spaces between groups of three. */
const NUMBER = String.raw`(?:\d{1,3}(?:\s\d{3}(?!\d))+|\d+)(?:[.,]\d+)*`;
const UNIT = String.raw`(?:\p{L}+|[\s-](?:${WORDS})(?!\p{L}))?`;
/** Everything from a dollar sign on that may be meant as one amount, or as a range. */
const WRITTEN = new RegExp(String.raw`\$\s?${NUMBER}${UNIT}(?:[–-]${NUMBER}${UNIT}(?![\p{L}\d%]))?`, 'giu');

/** Finds the dollar amounts of a text that can not be turned into another currency as they were meant. */
export const unclearAmounts = (text: string): UnclearAmount[] =>
  [...text.matchAll(WRITTEN)].flatMap(([written]) => (isClear(written) ? [] : [describe(written)]));

const firstAmount = (written: string) => written.matchAll(DOLLARS).next().value;

/** Whether all of it is read, no point stands in front of thousands, and no letter is meant for both ends of a range. */
function isClear(written: string): boolean {
  const [whole, from = '', , to = ''] = firstAmount(written) ?? [];
  return whole === written && !/\.\d{3}/.test(written) && (to === '' || /\d$/.test(to) || /\D$/.test(from));
}

function describe(written: string): UnclearAmount {
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

/** One amount in the form that is read, if it can be told what it comes to. */
function mended(end: string): string | undefined {
  const [, digits = '', word = ''] = /^\s?([\d.,\s]*\d)[\s-]?(\p{L}*)$/u.exec(end) ?? [];
  const unit = word === '' ? '' : LETTERS.get(word.toLowerCase());
  const isGrouped = /^\d{1,3}(?:([.,\s])\d{3}(?:\1\d{3})*)?$/.test(digits);
  const [, whole = '', decimals = ''] = isGrouped ? [digits, digits] : (/^(.*)[.,](\d{1,2})$/.exec(digits) ?? []);
  const number = Number(whole.replaceAll(/\D/g, ''));
  if (unit === undefined || whole === '' || (isGrouped && unit !== '' && number > 999)) return undefined;
  return `${formatNumber(number, 'en-US')}${decimals && `.${decimals}`}${unit}`;
}
