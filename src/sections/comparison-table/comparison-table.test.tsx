import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { exampleProps } from '../../../tests/support/example-props.ts';
import { render } from '../../../tests/support/render.tsx';
import { sectionProblems } from '../../../tests/support/section-problems.ts';
import definition from './comparison-table.schema.ts';
import ComparisonTable from './comparison-table.section.tsx';

const rowNamed = (name: string) => within(screen.getByRole('rowheader', { name }).closest('tr') as HTMLElement);

it.each([
  ['us', 'Freelancer (me)', 'Lock-in', 'The month you’ve paid for', 'Months to a year is common'],
  ['dk', 'Freelancer (mig)', 'Binding', 'Den måned, du har betalt', 'Ofte nogle måneder, somme tider et år'],
] as const)('compares in %s, by row and column', async (region, me, label, mine, theirs) => {
  render(<ComparisonTable {...await exampleProps('comparison-table', region)} />);
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  const cells = rowNamed(label)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  expect(heads).toHaveLength(5);
  expect(heads[1]).toBe(me);
  expect(cells.slice(0, 2)).toEqual([mine, theirs]);
});

it('is a table that is named as its heading', async () => {
  render(<ComparisonTable {...await exampleProps('comparison-table', 'us')} />);
  expect(screen.getByRole('table', { name: 'Me, a large firm, a hire, or you' })).toBeDefined();
});

it('gives each cell the name of its column, for screens on which the headings are not seen', async () => {
  render(<ComparisonTable {...await exampleProps('comparison-table', 'dk')} />);
  const labels = rowNamed('Binding')
    .getAllByRole('cell')
    .map((cell) => cell.getAttribute('data-label'));
  expect(labels).toEqual(['Freelancer (mig)', 'Stort firma', 'Egen ansat', 'Dig selv']);
});

it('marks one column, from its heading to its last cell', async () => {
  render(<ComparisonTable {...await exampleProps('comparison-table', 'us')} />);
  const marked = [...document.querySelectorAll('[data-mine]')];
  expect(marked).toHaveLength(1 + screen.getAllByRole('rowheader').length);
  expect(marked[0]?.textContent).toBe('Freelancer (me)');
});

it('puts cells under their columns, in whatever order the file has them', async () => {
  const { schema, toProps } = definition;
  const text = (name: string) => ({ en: name, da: name });
  const fields = schema.parse({
    title: text('T'),
    rowsLabel: text('R'),
    columns: [
      { id: 'a', name: text('A'), mine: true },
      { id: 'b', name: text('B') },
    ],
    rows: ['1', '2'].map((row) => ({ label: text(row), cells: { b: text(`b${row}`), a: text(`a${row}`) } })),
  });
  const { rows } = toProps(fields as never, {} as never); // localizing leaves the shape as it is
  expect(rows[1]?.cells).toEqual([text('a2'), text('b2')]);
});

it('says when to choose somebody else, where it is told to', async () => {
  const props = await exampleProps('comparison-table', 'us');
  const { unmount } = render(<ComparisonTable {...props} />);
  expect(screen.getByRole('heading', { level: 3, name: 'When I’m the wrong choice' })).toBeDefined();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  unmount();
  render(<ComparisonTable {...props} wrongChoice={undefined} />);
  expect(screen.queryByRole('list')).toBeNull();
});

describe('the check', () => {
  const text = { en: 'Words', da: 'Ord' };
  const problems = (columns: object[], ...cells: object[]) =>
    sectionProblems('comparison-table', definition, {
      columns: columns.map((column) => ({ name: text, ...column })),
      rows: cells.map((one) => ({ label: text, cells: one })),
    });
  const [me, agency] = [{ id: 'me', mine: true }, { id: 'agency' }];
  const full = { me: text, agency: text };

  it('wants a cell for every column in each row', () => {
    expect(problems([me, agency], full, { me: text })).toEqual([
      'rows[1].cells: The row has no cell for the column "agency". Add "agency:" with en and da.',
    ]);
  });

  it('names a cell of a column that is not there once, and does not also miss the one that was meant', () => {
    expect(problems([me, agency], full, { me: text, agencey: text })).toEqual([
      'rows[1].cells.agencey: No column is named "agencey". Write "agency:".',
    ]);
  });

  it('wants one column to be the author’s, and one only', () => {
    expect(problems([{ id: 'me' }, agency], full, full)).toEqual([
      'columns: No column is marked as yours. Write "mine: true" in one of them.',
    ]);
    expect(problems([me, { ...agency, mine: true }], full, full)).toEqual([
      'columns[1].mine: Two columns are marked as yours. Delete the line in all but one.',
    ]);
  });

  it('reports a column that the table has twice', () => {
    expect(problems([me, agency, agency], full, full)).toEqual([
      'columns[2].id: This table has the column "agency" twice. Give each column a name of its own.',
    ]);
  });
});
