import { phraseOf, say, verbatim } from '../../i18n/phrase.ts';
import { z } from 'zod';
import { defineSection, sectionProblem, type SectionProblem } from '../../schema/define-section.ts';
import { repeatedIndexes } from '../../data/plain.ts';
import { slug } from '../../schema/slug.ts';
import { headingText, text } from '../../schema/text.ts';

const column = z.strictObject({
  id: slug().meta({ title: 'Name', description: 'The word under which each row has its cell for this column.' }),
  name: text().meta({ title: 'Heading', description: 'One to three words at the top of the column.' }),
  mine: z.boolean().optional().meta({
    title: 'This column is me',
    description: 'true for the column that is you; exactly one has it.',
    form: 'On for the column that is you. Exactly one column has it.',
  }),
});

const row = z.strictObject({
  label: text().meta({ title: 'Label', description: 'What is compared, in two to five words.' }),
  cells: z.record(slug(), text()).meta({
    title: 'Cells',
    description: 'One for each column, under its name. A dozen words at most, and fair to the others.',
  }),
});

const wrongChoice = z.strictObject({
  title: headingText().meta({ title: 'Title', description: 'Heading of the list.' }),
  items: z.array(text()).min(1).max(6).meta({
    title: 'Reasons',
    description: 'When a client should choose somebody else; one sentence each, at most six.',
  }),
});

type Fields = z.output<typeof schema>;

const schema = z.strictObject({
  title: headingText().meta({ title: 'Title', description: 'Heading of the section; names the table, too.' }),
  intro: text().optional().meta({ title: 'Intro', description: 'A sentence under the heading. Optional.' }),
  rowsLabel: text().meta({
    title: 'Heading of the labels',
    description: 'In the corner, above the labels of the rows.',
  }),
  columns: z
    .array(column)
    .min(2)
    .max(4)
    .meta({ title: 'Columns', description: 'Two to four, your own first or last.' }),
  rows: z.array(row).min(2).meta({ title: 'Rows', description: 'Five to eight read well.' }),
  wrongChoice: wrongChoice.optional().meta({
    title: 'When I am the wrong choice',
    description: 'A list below the table. Optional.',
  }),
});

export default defineSection({
  title: 'Comparison',
  description: 'A table that compares you with the other ways to get the work done, and says when those are better.',
  keywords:
    'comparison compare versus vs alternatives competitors table differences pros cons sammenligning sammenlign forskelle alternativer konkurrenter fordele ulemper tabel',
  schema,
  check: (fields) => {
    const renamed = renamedColumn(fields);
    const others = fields.rows.flatMap((one, index) => cellProblems(fields, one, index));
    return [...markProblems(fields), ...(renamed ? [renamed] : [...repeatedColumns(fields), ...others])];
  },
  toProps: ({ columns, rows, ...fields }) => ({
    ...fields,
    columns: columns.map(({ name, mine = false }) => ({ name, mine })),
    // The check lets no row through that lacks a cell.
    rows: rows.map(({ label, cells }) => ({ label, cells: columns.map(({ id }) => cells[id] ?? '') })),
  }),
});

/** Reports a column whose name all rows know as another one: the name was changed in one place only. */
function renamedColumn({ columns, rows }: Fields): SectionProblem | undefined {
  const ids = columns.map(({ id }) => id);
  const isInAll = (id: string) => rows.every(({ cells }) => cells[id]);
  const isInNone = (id: string) => rows.every(({ cells }) => !cells[id]);
  const unknown = Object.keys(rows[0]?.cells ?? {}).filter((id) => !ids.includes(id) && isInAll(id));
  const idle = ids.flatMap((id, index) => (ids.indexOf(id) < index || isInNone(id) ? [index] : []));
  const [[name], [index]] = [unknown, idle];
  if (rows.length < 2 || name === undefined || index === undefined || unknown.length + idle.length > 2)
    return undefined;
  return [
    ['columns', index, 'id'],
    `The rows name this column "${name}", not "${ids[index]}".`,
    `Write "id: ${name}".`,
    {
      message: say`The rows name this column “${verbatim(name)}”, not “${verbatim(ids[index] ?? '')}”.`,
      hint: say`Write “${verbatim(name)}”.`,
    },
  ];
}

function repeatedColumns({ columns }: Fields): SectionProblem[] {
  const ids = columns.map(({ id }) => id);
  return repeatedIndexes(ids).map((index) =>
    problem(
      ['columns', index, 'id'],
      `This table has the column "${ids[index]}" twice.`,
      'Give each column a name of its own.',
      {
        message: say`This table has the column “${verbatim(ids[index] ?? '')}” twice.`,
        hint: say`Give each column a name of its own.`,
      },
    ),
  );
}

function markProblems({ columns }: Fields): SectionProblem[] {
  const mine = columns.flatMap(({ mine: own }, index) => (own ? [index] : []));
  const [, second] = mine;
  return [
    ...(mine.length === 0
      ? [
          sectionProblem(
            ['columns'],
            say`No column is marked as yours.`,
            'Write "mine: true" in one of them.',
            say`Switch “${phraseOf('This column is me')}” on in one of them.`,
          ),
        ]
      : []),
    ...(second === undefined
      ? []
      : [
          sectionProblem(
            ['columns', second, 'mine'],
            say`Two columns are marked as yours.`,
            'Delete the line in all but one.',
            say`Switch “${phraseOf('This column is me')}” off in all but one.`,
          ),
        ]),
  ];
}

function cellProblems({ columns }: Fields, { cells }: Fields['rows'][number], index: number): SectionProblem[] {
  const ids = [...new Set(columns.map(({ id }) => id))];
  const unknown = Object.keys(cells).filter((id) => !ids.includes(id));
  const missing = ids.filter((id) => !cells[id]);
  const path = ['rows', index, 'cells'];
  // A mistyped name lacks and exceeds at once: that is told once.
  const [only] = missing;
  const hint =
    missing.length === 1 && unknown.length === 1 ? `Write "${only}:".` : `The columns are ${ids.join(', ')}.`;
  if (unknown.length > 0)
    return unknown.map((id) =>
      problem([...path, id], `No column is named "${id}".`, hint, {
        message: say`No column is named “${verbatim(id)}”.`,
        hint: say`Remove the cell, and add one under the name of a column.`,
      }),
    );
  return missing.map((id) =>
    problem(path, `The row has no cell for the column "${id}".`, `Add "${id}:" with en and da.`, {
      message: say`The row has no cell for the column “${verbatim(id)}”.`,
      hint: say`Add one with the name “${verbatim(id)}”.`,
    }),
  );
}

const problem = (...parts: SectionProblem): SectionProblem => parts;
