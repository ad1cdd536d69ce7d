import type { Message } from '../diagnostics/diagnostic.ts';

const MONTHS_A_YEAR = 12;

/** Describes which part of a date is out of range. Returns `undefined` if the value doesn't have the form of a date. */
export function dateErrorMessage(value: string): Message | undefined {
  const [, plain] = /^(\d{4}-\d{2}-\d{2})[T ]/.exec(value) ?? [];
  if (plain !== undefined)
    return { message: `"${value}" has a time; a day is meant.`, hint: `Write the day alone: "${plain}".` };
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return undefined;
  if (month < 1 || month > MONTHS_A_YEAR)
    return {
      message: `"${value}" has the month ${month}; months go from 01 to 12.`,
      hint:
        day >= 1 && day <= MONTHS_A_YEAR
          ? `Write the month before the day: "${value.replace(/(\d\d)-(\d\d)$/, '$2-$1')}".`
          : 'Write year, month and day in quotes, for example "2025-01-25".',
    };
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  if (day >= 1 && day <= last) return undefined;
  return {
    message: `"${value}" has the day ${day}; this month goes from 01 to ${last}.`,
    hint: 'Write year, month and day in quotes, for example "2025-01-25".',
  };
}
