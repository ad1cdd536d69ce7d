import { Table, Text } from '@mantine/core';
import { SectionHeading, SectionShell } from '../../components/section-shell.tsx';
import type { SectionProps } from '../../schema/define-section.ts';
import classes from './table.module.css';
import type definition from './table.schema.ts';

type DataTableProps = SectionProps<typeof definition>;

/** Texts in rows and columns. A table that is wider than the screen scrolls in an area of its own, by keyboard, too. */
export default function DataTable({ title, intro, columns, rows, rowHeadings, caption }: DataTableProps) {
  return (
    <SectionShell>
      <SectionHeading title={title} intro={intro} />
      <div className={classes.area} role="group" aria-label={title} tabIndex={0}>
        <Table className={classes.table} aria-label={title} data-row-headings={rowHeadings || undefined}>
          <thead>
            <tr>
              {columns.map(({ heading, align }, index) => (
                <th key={index} scope="col" data-align={align}>
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, index) => (
              <tr key={index}>
                {cells.map((cell, column) =>
                  rowHeadings && column === 0 ? (
                    <th key={column} scope="row" data-align={columns[column]?.align}>
                      {cell}
                    </th>
                  ) : (
                    <td key={column} data-align={columns[column]?.align}>
                      {cell}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
      {caption && (
        <Text variant="note" className={classes.caption}>
          {caption}
        </Text>
      )}
    </SectionShell>
  );
}
