import { FORM_LOCALES, Phrase, say, verbatim } from '../../../i18n/phrase.ts';
import { z } from 'zod';
import { formatNumber } from '../../../i18n/format.ts';
import { defineSection, sectionProblem, type SectionProblem } from '../../../schema/define-section.ts';
import { slug } from '../../../schema/slug.ts';
import { headingText, text } from '../../../schema/text.ts';

/** Time is rounded to a quarter of an hour, as the terms say. */
const QUARTER_MIN = 15;
const HOUR_MIN = 60;
const DAY_MIN = 24 * HOUR_MIN;

/** The hours of the longest month. */
const MAX_HOURS = 31 * 24;

const kind = z.strictObject({
  id: slug().meta({ title: 'Name', description: 'The word by which rows name this kind of work.' }),
  name: text().meta({ title: 'Heading', description: 'One or two words, for example Search terms.' }),
});

const row = z.strictObject({
  day: z.int().min(1).max(31).meta({ title: 'Day', description: 'Day of the month, 1 to 31.' }),
  minutes: z
    .int()
    .positive()
    .max(DAY_MIN)
    .multipleOf(QUARTER_MIN)
    .meta({ title: 'Minutes', description: 'Time in whole quarters of an hour: 15, 30, 45 and so on.' }),
  work: text().meta({ title: 'Work', description: 'What was done, so that an outsider understands it.' }),
  kind: slug().meta({ title: 'Kind', description: 'Name of one of the kinds above.' }),
});

const timeSheet = z.strictObject({
  title: text().meta({
    title: 'Title',
    description: 'What it is and which month, for example "Time sheet, October".',
    form: 'What it is and which month, for example Time sheet, October.',
  }),
  hours: z
    .number()
    .positive()
    .max(MAX_HOURS)
    .meta({ title: 'Hours', description: 'The total: what the minutes of all rows add up to.' }),
  kinds: z
    .array(kind)
    .min(1)
    .max(6)
    .meta({ title: 'Kinds', description: 'Kinds of work, at most six; rows name them.' }),
  rows: z.array(row).min(1).meta({ title: 'Rows', description: 'In the order of days.' }),
});

const report = z.strictObject({
  title: text().meta({ title: 'Title', description: 'What it is and which month.' }),
  lines: z
    .array(
      z.strictObject({
        label: text().meta({ title: 'Label', description: 'What the line is about, in a few words.' }),
        text: text().meta({ title: 'Text', description: 'One to three sentences.' }),
      }),
    )
    .min(1)
    .meta({ title: 'Lines', description: 'Three to six: what changed, why, what came of it, what is next.' }),
});

const columns = z.strictObject({
  day: text().meta({ title: 'Day', description: 'Heading of the column of days.' }),
  work: text().meta({ title: 'Work', description: 'Heading of the column of work.' }),
  kind: text().meta({ title: 'Kind', description: 'Heading of the column of kinds.' }),
  time: text().meta({ title: 'Time', description: 'Heading of the column of minutes.' }),
  total: text().meta({ title: 'Total', description: 'Label of the last row.' }),
});

type Fields = z.output<typeof schema>;

const schema = z.strictObject({
  title: headingText().meta({ title: 'Title', description: 'Heading of the section.' }),
  intro: text().optional().meta({ title: 'Intro', description: 'A sentence under the heading. Optional.' }),
  mark: text().meta({ title: 'Mark', description: 'On both sheets: says that they are an example. One or two words.' }),
  columns: columns.meta({ title: 'Column headings', description: 'Headings of the time sheet’s table.' }),
  timeSheet: timeSheet.meta({ title: 'Time sheet', description: 'One month of work, row by row.' }),
  report: report.meta({ title: 'Report', description: 'What the client reads at the end of that month.' }),
});

export default defineSection({
  title: 'Work sample',
  description: 'A month’s time sheet and report, marked as an example: what the client gets to see.',
  keywords: 'sample example report timesheet hours proof eksempel prøve rapport timeseddel timer',
  schema,
  check: (fields) => [...kindProblems(fields), ...dayProblems(fields), ...totalProblem(fields)],
  toProps: ({ timeSheet: { kinds, rows, hours, ...sheet }, ...fields }, { region: { locale } }) => {
    const minutes = unitFormat(locale, 'minute', 'short');
    return {
      ...fields,
      timeSheet: {
        ...sheet,
        total: unitFormat(locale, 'hour', 'long').format(hours),
        rows: rows.map((one) => ({
          day: one.day,
          time: minutes.format(one.minutes),
          work: one.work,
          kind: kinds.find(({ id }) => id === one.kind)?.name ?? '',
        })),
        kinds: sharesOf(kinds, rows).map(({ name, total, share }) => ({ name, share, time: minutes.format(total) })),
      },
    };
  },
});

const unitFormat = (locale: string, unit: 'minute' | 'hour', unitDisplay: 'short' | 'long') =>
  new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay, maximumFractionDigits: 2 });

/** The minutes of each kind of work that was done, and their ratio to the longest. */
function sharesOf(kinds: readonly { id: string; name: string }[], rows: readonly { kind: string; minutes: number }[]) {
  const totals = kinds.map(({ id, name }) => ({
    name,
    total: rows.reduce((sum, { kind: own, minutes }) => sum + (own === id ? minutes : 0), 0),
  }));
  const most = Math.max(...totals.map(({ total }) => total));
  return totals.filter(({ total }) => total > 0).map((one) => ({ ...one, share: one.total / most }));
}

function kindProblems({ timeSheet: { kinds, rows } }: Fields): SectionProblem[] {
  const ids = kinds.map(({ id }) => id);
  return rows.flatMap(({ kind: own }, index): SectionProblem[] =>
    ids.includes(own)
      ? []
      : [
          [
            ['timeSheet', 'rows', index, 'kind'],
            `No kind of work is named "${own}".`,
            `The kinds are ${ids.join(', ')}.`,
            {
              message: say`No kind of work is named “${verbatim(own)}”.`,
              hint: say`The kinds are ${verbatim(ids.join(', '))}.`,
            },
          ],
        ],
  );
}

function dayProblems({ timeSheet: { rows } }: Fields): SectionProblem[] {
  return rows.slice(1).flatMap(({ day }, index): SectionProblem[] => {
    const before = rows[index]?.day ?? day;
    const message = say`Day ${day} comes after day ${before}.`;
    const hint = say`Put the rows in the order of days.`;
    return day < before ? [sectionProblem(['timeSheet', 'rows', index + 1, 'day'], message, hint.english, hint)] : [];
  });
}

function totalProblem({ timeSheet: { hours, rows } }: Fields): SectionProblem[] {
  const sum = rows.reduce((minutes, one) => minutes + one.minutes, 0);
  const named = hours * HOUR_MIN;
  if (sum === named) return [];
  const written = (value: number) => new Phrase((language) => formatNumber(value, FORM_LOCALES[language]));
  const message = say`The rows add up to ${sum} minutes, but ${written(hours)} hours are ${written(named)}.`;
  const hint = `Change the rows, or write "hours: ${sum / HOUR_MIN}".`;
  return [sectionProblem(['timeSheet', 'hours'], message, hint, say`Change the rows, or write ${sum / HOUR_MIN}.`)];
}
