import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { exampleProps } from '../../../../tests/support/example-props.ts';
import { render } from '../../../../tests/support/render.tsx';
import { sectionProblems } from '../../../../tests/support/section-problems.ts';
import definition from './work-sample.schema.ts';
import WorkSample from './work-sample.section.tsx';

it.each([
  ['us', 'Time sheet, October', ['6', /^Found purchases counted twice/, 'Tracking', '45 min'], 'In all', '5 hours'],
  ['dk', 'Timeseddel, oktober', ['6', /^Fandt køb, der blev talt to gange/, 'Sporing', '45 min.'], 'I alt', '5 timer'],
] as const)('shows in %s when, how long and what for, with the total', async (region, name, cells, label, total) => {
  render(<WorkSample {...await exampleProps('work-sample', region)} />);
  const table = within(screen.getByRole('table', { name }));
  const row = table.getByText(cells[1]).closest('tr');
  const shown = within(row as HTMLElement).getAllByRole('cell');
  cells.forEach((cell, index) => expect(shown[index]?.textContent).toMatch(cell));
  const last = table.getByRole('rowheader', { name: label }).closest('tr');
  expect(within(last as HTMLElement).getByRole('cell').textContent).toBe(total);
  expect(table.getAllByRole('columnheader')).toHaveLength(4);
});

it('marks both sheets as an example', async () => {
  render(<WorkSample {...await exampleProps('work-sample', 'dk')} />);
  const sheets = screen.getAllByRole('article');
  expect(sheets.map((sheet) => within(sheet).getByText('Eksempel').textContent)).toEqual(['Eksempel', 'Eksempel']);
});

it('adds the minutes of each kind of work up', async () => {
  render(<WorkSample {...await exampleProps('work-sample', 'us')} />);
  const report = within(screen.getByRole('heading', { name: 'Report, October' }).closest('article') as HTMLElement);
  const time = (kind: string) => report.getByText(kind, { selector: 'dt' }).nextElementSibling?.textContent;
  expect(time('Search terms')).toBe('120 min');
  expect(time('Meeting and mail')).toBe('45 min');
});

it.each([
  ['us', 'What didn’t work', /^The new ads get more clicks/],
  ['dk', 'Det virkede ikke', /^De nye annoncer får flere klik/],
] as const)('reports in %s what came of the month, the failures too', async (region, label, text) => {
  render(<WorkSample {...await exampleProps('work-sample', region)} />);
  expect(screen.getByText(label).nextElementSibling?.textContent).toMatch(text);
});

const text = { en: 'Words', da: 'Ord' };
const row = (day: number, minutes: number, kind = 'a') => ({ day, minutes, kind, work: text });
const problems = (hours: number, ...rows: object[]) =>
  sectionProblems('work-sample', definition, {
    timeSheet: {
      title: text,
      hours,
      kinds: [
        { id: 'a', name: text },
        { id: 'b', name: text },
      ],
      rows,
    },
  });

it('wants the rows to add up to the hours that are named, and says what to write', () => {
  expect(problems(1.5, row(1, 60), row(2, 30))).toEqual([]);
  expect(problems(5, row(1, 60), row(2, 45))).toEqual([
    'timeSheet.hours: The rows add up to 105 minutes, but 5 hours are 300. Change the rows, or write "hours: 1.75".',
  ]);
});

it('reports a row of an unknown kind, and one after a later day', () => {
  expect(problems(1, row(9, 30, 'c'), row(8, 30))).toEqual([
    'timeSheet.rows[0].kind: No kind of work is named "c". The kinds are a, b.',
    'timeSheet.rows[1].day: Day 8 comes after day 9. Put the rows in the order of days.',
  ]);
});

it('counts in quarters of an hour, as the terms do', () => {
  const { minutes } = definition.schema.shape.timeSheet.shape.rows.element.shape;
  expect(minutes.safeParse(20).success).toBe(false);
  expect(minutes.safeParse(45).success).toBe(true);
});
