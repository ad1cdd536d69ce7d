import { type Phrase, say } from '../../i18n/phrase.ts';
import type { Message } from '../diagnostics/diagnostic.ts';
import { dayInForm, named } from '../diagnostics/in-forms.ts';
import { isDay } from '../../schema/schedule.ts';

const MONTHS_A_YEAR = 12;

/** How a day is written, if none can be proposed. */
export const HOW_TO_WRITE_A_DAY = 'Write year, month and day in quotes, for example "2025-01-25".';

/** The same in a form, which has a picker. */
export const HOW_TO_CHOOSE_A_DAY = say`Choose a day.`;

const chooseDay = (day: string): Phrase => say`Choose ${dayInForm(day)}.`;

/**
 * Describes what is wrong with a day, and names the one that is meant if it can be told. Returns `undefined` for a day, and
 * for a text that doesn't have the form of one.
 */
export function dateErrorMessage(value: string): Message | undefined {
  if (isDay(value)) return undefined;
  return timeMessage(value) ?? rangeMessage(value) ?? otherForm(value);
}

function timeMessage(value: string): Message | undefined {
  const [, plain] = /^(\d{4}-\d{2}-\d{2})[T ]/.exec(value) ?? [];
  if (plain === undefined) return undefined;
  const within = rangeMessage(plain);
  return {
    message: `"${value}" has a time; a day is meant.`,
    hint: within ? within.hint : `Write the day alone: "${plain}".`,
    form: {
      message: say`${named(value)} has a time; a day is meant.`,
      hint: within ? HOW_TO_CHOOSE_A_DAY : chooseDay(plain),
    },
  };
}

/** Describes which part of a date is out of range. */
function rangeMessage(value: string): Message | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined || isDay(value)) return undefined;
  if (month < 1 || month > MONTHS_A_YEAR) {
    const swapped = value.replace(/(\d\d)-(\d\d)$/, '$2-$1');
    return {
      message: `"${value}" has the month ${month}; months go from 01 to 12.`,
      hint: isDay(swapped) ? `Write the month before the day: "${swapped}".` : HOW_TO_WRITE_A_DAY,
      form: {
        message: say`${named(value)} has the month ${month}; months go from 01 to 12.`,
        hint: isDay(swapped) ? chooseDay(swapped) : HOW_TO_CHOOSE_A_DAY,
      },
    };
  }
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return {
    message: `"${value}" has the day ${day}; this month goes from 01 to ${last}.`,
    hint: HOW_TO_WRITE_A_DAY,
    form: {
      message: say`${named(value)} has the day ${day}; this month goes from 01 to ${last}.`,
      hint: HOW_TO_CHOOSE_A_DAY,
    },
  };
}

/** Describes a day in another form: `11.01.2027`, `2027/1/11`, `20270111`. */
function otherForm(value: string): Message | undefined {
  const plain = value
    .normalize('NFKC')
    .replace(/\p{Pd}/gu, '-')
    .trim();
  const day = dayIn(plain);
  return day === undefined
    ? undefined
    : {
        message: `"${value}" is not how a day is written here.`,
        hint: `Write "${day}".`,
        form: { message: say`${named(value)} is not how a day is written here.`, hint: chooseDay(day) },
      };
}

/** Returns the day that a text means, unless day and month could be exchanged. */
function dayIn(text: string): string | undefined {
  const [, year, month, day] = /^(\d{4})[-./ ]?(\d{1,2})[-./ ]?(\d{1,2})\.?$/.exec(text) ?? [];
  const [, first, sign, second, last] = /^(\d{1,2})([-./ ])\2?(\d{1,2})[-./ ]\2?(\d{4})$/.exec(text) ?? [];
  const readings = [
    dayOf(year, month, day),
    dayOf(last, second, first),
    sign === '.' ? undefined : dayOf(last, first, second),
  ];
  const days = [...new Set(readings.filter((one) => one !== undefined))];
  return days.length === 1 ? days[0] : undefined;
}

function dayOf(year = '', month = '', day = ''): string | undefined {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(text) ? text : undefined;
}
