import { Table } from '@mantine/core';
import type { SectionProps } from '../../../schema/define-section.ts';
import classes from './time-sheet-table.module.css';
import type definition from './work-sample.schema.ts';

type WorkSampleProps = SectionProps<typeof definition>;

interface TimeSheetTableProps
  extends Pick<WorkSampleProps, 'columns'>, Pick<WorkSampleProps['timeSheet'], 'title' | 'rows' | 'total'> {}

/** The rows of a time sheet with their total. On phones the work is below its day, kind and time. */
export function TimeSheetTable({ title, columns, rows, total }: TimeSheetTableProps) {
  return (
    <Table className={classes.table} aria-label={title}>
      <thead>
        <tr>
          <th scope="col" className={classes.day}>
            {columns.day}
          </th>
          <th scope="col" className={classes.work}>
            {columns.work}
          </th>
          <th scope="col" className={classes.kind}>
            {columns.kind}
          </th>
          <th scope="col" className={classes.time}>
            {columns.time}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ day, work, kind, time }, index) => (
          <tr key={index}>
            <td className={classes.day}>{day}</td>
            <td className={classes.work}>{work}</td>
            <td className={classes.kind}>{kind}</td>
            <td className={classes.time}>{time}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={3}>
            {columns.total}
          </th>
          <td className={classes.time}>{total}</td>
        </tr>
      </tfoot>
    </Table>
  );
}
