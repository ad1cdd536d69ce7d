import { Badge, Paper, Text, Title, Table } from '@mantine/core';
import { SectionHeading, SectionShell } from '../../../components/section-shell.tsx';
import { Split } from '../../../components/split.tsx';
import type { SectionProps } from '../../../schema/define-section.ts';
import tableClasses from './time-sheet-table.module.css';
import type definition from './work-sample.schema.ts';
import classes from './work-sample.module.css';

type WorkSampleProps = SectionProps<typeof definition>;

/** A month's time sheet and report as two sheets of paper, each marked as an example. */
export default function WorkSample({ title, intro, mark, columns, timeSheet, report }: WorkSampleProps) {
  return (
    <SectionShell ground="sand">
      <SectionHeading title={title} intro={intro} />
      <Split ratio={[7, 5]} className={classes.sheets}>
        <Sheet title={timeSheet.title} mark={mark}>
          <TimeSheetTable title={timeSheet.title} columns={columns} rows={timeSheet.rows} total={timeSheet.total} />
        </Sheet>
        <Sheet title={report.title} mark={mark}>
          <Kinds kinds={timeSheet.kinds} />
          <dl className={classes.lines}>
            {report.lines.map((line, index) => (
              <div key={index}>
                <dt>{line.label}</dt>
                <dd>{line.text}</dd>
              </div>
            ))}
          </dl>
        </Sheet>
      </Split>
    </SectionShell>
  );
}

interface SheetProps {
  title: string;
  mark: string;
  children: React.ReactNode;
}

function Sheet({ title, mark, children }: SheetProps) {
  return (
    <Paper component="article" className={classes.sheet}>
      <div className={classes.head}>
        <Title order={3} size="h4">
          {title}
        </Title>
        <Badge data-tone="neutral">{mark}</Badge>
      </div>
      {children}
    </Paper>
  );
}

/** Where the time went, by kind of work: the bars are an ornament, because the figures are beside them. */
function Kinds({ kinds }: Pick<WorkSampleProps['timeSheet'], 'kinds'>) {
  return (
    <dl className={classes.kinds}>
      {kinds.map(({ name, time, share }, index) => (
        <div key={index}>
          <dt>{name}</dt>
          <Text component="dd" variant="figure">
            {time}
          </Text>
          <svg viewBox="0 0 100 1" preserveAspectRatio="none" width="100" height="1" aria-hidden="true">
            <path d={`M0 0H${Math.round(share * 100)}V1H0Z`} />
          </svg>
        </div>
      ))}
    </dl>
  );
}

interface TimeSheetTableProps
  extends Pick<WorkSampleProps, 'columns'>, Pick<WorkSampleProps['timeSheet'], 'title' | 'rows' | 'total'> {}

/** The rows of a time sheet with their total. On phones the work is below its day, kind and time. */
function TimeSheetTable({ title, columns, rows, total }: TimeSheetTableProps) {
  return (
    <Table className={tableClasses.table} aria-label={title}>
      <thead>
        <tr>
          <th scope="col" className={tableClasses.day}>
            {columns.day}
          </th>
          <th scope="col" className={tableClasses.work}>
            {columns.work}
          </th>
          <th scope="col" className={tableClasses.kind}>
            {columns.kind}
          </th>
          <th scope="col" className={tableClasses.time}>
            {columns.time}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ day, work, kind, time }, index) => (
          <tr key={index}>
            <td className={tableClasses.day}>{day}</td>
            <td className={tableClasses.work}>{work}</td>
            <td className={tableClasses.kind}>{kind}</td>
            <td className={tableClasses.time}>{time}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={3}>
            {columns.total}
          </th>
          <td className={tableClasses.time}>{total}</td>
        </tr>
      </tfoot>
    </Table>
  );
}
