import { Badge, Paper, Text, Title } from '@mantine/core';
import { SectionHeading, SectionShell } from '../../../components/section-shell.tsx';
import { Split } from '../../../components/split.tsx';
import type { SectionProps } from '../../../schema/define-section.ts';
import { TimeSheetTable } from './time-sheet-table.tsx';
import classes from './work-sample.module.css';
import type definition from './work-sample.schema.ts';

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
