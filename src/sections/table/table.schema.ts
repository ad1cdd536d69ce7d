import { say } from '../../i18n/phrase.ts';
import { z } from 'zod';
import { defineSection, sectionProblem, type SectionProblem } from '../../schema/define-section.ts';
import { headingText, text } from '../../schema/text.ts';

/** More columns fit no page. */
const MOST_COLUMNS = 8;

const column = z.strictObject({
  heading: text().meta({ title: 'Heading', description: 'One to three words at the top of the column.' }),
  align: z.enum(['start', 'end']).default('start').meta({
    title: 'Alignment',
    description: 'start for words; end for numbers and prices, so that their digits line up. Left out: start.',
    form: 'Start for words; end for numbers and prices, so that their digits line up.',
  }),
});

const row = z.strictObject({
  cells: z
    .array(text())
    .min(1)
    .max(MOST_COLUMNS)
    .meta({ title: 'Cells', description: 'From the first column on. Cells that are left out at the end stay empty.' }),
});

const schema = z.strictObject({
  title: headingText().meta({ title: 'Title', description: 'Heading of the section; names the table, too.' }),
  intro: text().optional().meta({ title: 'Intro', description: 'A sentence under the heading. Optional.' }),
  columns: z
    .array(column)
    .min(2)
    .max(MOST_COLUMNS)
    .meta({ title: 'Columns', description: 'Two to eight; on phones the table scrolls sideways in its own area.' }),
  rows: z.array(row).min(1).meta({ title: 'Rows', description: 'From top to bottom.' }),
  rowHeadings: z.boolean().default(true).meta({
    title: 'Row headings',
    description:
      'Whether the first cell of each row names the row: bold, and it stays in sight while the table scrolls. Left out: true.',
    form: 'On if the first cell of each row names the row. It then stays in sight while the table scrolls.',
  }),
  caption: text().optional().meta({
    title: 'Caption',
    description: 'A line below the table, for example what the numbers include. Optional.',
  }),
});

export default defineSection({
  title: 'Table',
  description: 'Texts or numbers in rows and columns, such as opening hours, sizes or a price list.',
  keywords:
    'table tabel rows columns spreadsheet grid list sizes prices opening hours rækker kolonner skema liste prisliste åbningstider mål',
  standsInFor: 'excel csv data menu schedule program menukort madplan køreplan',
  schema,
  check: ({ columns, rows }) =>
    rows.flatMap(({ cells }, index): SectionProblem[] =>
      cells.length > columns.length ? [tooManyCells(index, cells.length, columns.length)] : [],
    ),
  toProps: ({ columns, rows, ...fields }) => ({
    ...fields,
    columns,
    rows: rows.map(({ cells }) => columns.map((_column, index) => cells[index] ?? '')),
  }),
});

function tooManyCells(row: number, cells: number, columns: number): SectionProblem {
  return sectionProblem(
    ['rows', row, 'cells', columns],
    say`The row has ${cells} cells, and the table has ${columns} columns.`,
    'Remove a cell, or add a column.',
    say`Remove a cell, or add a column first.`,
  );
}
