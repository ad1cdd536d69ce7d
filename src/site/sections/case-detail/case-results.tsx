import { Text, Title } from '@mantine/core';
import { Columns } from '../../../components/columns.tsx';
import { LineChart } from '../../../components/line-chart.tsx';
import { SectionShell } from '../../../components/section-shell.tsx';
import { NoWrapNumbers } from '../../../components/no-wrap-numbers.tsx';
import type { SectionProps } from '../../../schema/define-section.ts';
import type definition from './case-detail.schema.ts';
import classes from './case-results.module.css';

type CaseProps = SectionProps<typeof definition>;

/** The result in large type, summary, figures and their chart over the months. */
export function CaseResults({ caseStudy, labels, chart }: CaseProps) {
  return (
    <>
      <SectionShell ground="pine">
        <Title order={2} variant="label" c="dimmed" mb="md">
          {labels.result}
        </Title>
        <Text variant="display" className={classes.result}>
          <NoWrapNumbers text={caseStudy.result} />
        </Text>
        <Text variant="lead" mt="2xl">
          {caseStudy.summary}
        </Text>
      </SectionShell>
      {(caseStudy.metrics.length > 0 || chart) && (
        <SectionShell tight>
          <Figures metrics={caseStudy.metrics} />
          {chart && <LineChart {...chart} />}
        </SectionShell>
      )}
    </>
  );
}

function Figures({ metrics }: Pick<CaseProps['caseStudy'], 'metrics'>) {
  if (metrics.length === 0) return null;
  return (
    <Columns as="dl" min="13rem" className={classes.figures}>
      {metrics.map(({ label, value }, index) => (
        <div key={index} className={classes.figure}>
          <Text component="dt" variant="dimmed" lh={1.4}>
            {label}
          </Text>
          <Text component="dd" variant="figure" className={classes.value}>
            {value}
          </Text>
        </div>
      ))}
    </Columns>
  );
}
