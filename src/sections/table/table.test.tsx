import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { exampleProps } from '../../../tests/support/example-props.ts';
import { render } from '../../../tests/support/render.tsx';
import { sectionProblems } from '../../../tests/support/section-problems.ts';
import definition from './table.schema.ts';
import DataTable from './table.section.tsx';

const TEXT = { en: 'Words', da: 'Ord' };
const columns = [{ heading: TEXT }, { heading: TEXT }];

it.each([
  ['us', 'When somebody answers', 'Phone', 'At once'],
  ['dk', 'Så længe venter du på svar', 'Telefon', 'Med det samme'],
] as const)('names columns and rows in %s', async (region, title, row, cell) => {
  render(<DataTable {...await exampleProps('table', region)} />);
  expect(screen.getByRole('heading', { level: 2, name: title })).toBeDefined();
  const table = within(screen.getByRole('table', { name: title }));
  expect(table.getAllByRole('columnheader')).toHaveLength(5);
  const tr = table.getByRole('rowheader', { name: row }).closest('tr') as HTMLElement;
  expect(within(tr).getByRole('cell', { name: cell })).toBeDefined();
});

it('scrolls in an area of its own that has a name and takes the focus', async () => {
  render(<DataTable {...await exampleProps('table', 'us')} />);
  // No landmark, which would need another name than that of a second table with this title.
  const area = screen.getByRole('group', { name: 'When somebody answers' });
  expect(area.tabIndex).toBe(0);
  expect(within(area).getByRole('table')).toBeDefined();
});

it('has cells alone where the first one names no row', async () => {
  render(<DataTable {...await exampleProps('table', 'us')} rowHeadings={false} />);
  expect(screen.queryByRole('rowheader')).toBeNull();
  expect(screen.getAllByRole('cell')).toHaveLength(20);
});

it('aligns a column from its heading down, and leaves the cells empty that a row lacks', async () => {
  const { container } = render(<DataTable {...await exampleProps('table', 'us')} />);
  expect(container.querySelectorAll('[data-align="end"]')).toHaveLength(10);
  expect(screen.getAllByRole('cell').filter(({ textContent }) => textContent === '')).toHaveLength(2);
});

it('needs no intro and no caption', async () => {
  const props = await exampleProps('table', 'us');
  const { container } = render(<DataTable {...props} intro={undefined} caption={undefined} />);
  expect(container.querySelector('p')).toBeNull();
});

it('wants a column for each cell, and not a cell for each column', () => {
  const problems = (...cells: object[][]) =>
    sectionProblems('table', definition, { columns, rows: cells.map((own) => ({ cells: own })) });
  expect(problems([TEXT], [TEXT, TEXT])).toEqual([]);
  expect(problems([TEXT], [TEXT, TEXT, TEXT])).toEqual([
    'rows[1].cells[2]: The row has 3 cells, and the table has 2 columns. Remove a cell, or add a column.',
  ]);
});
