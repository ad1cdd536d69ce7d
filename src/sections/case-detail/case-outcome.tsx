import { LineChart } from '../../components/line-chart.tsx';
import { SectionShell } from '../../components/section-shell.tsx';
import { UnbrokenFigures } from '../../components/unbroken-figures.tsx';
import type { SectionProps } from '../../schema/define-section.ts';
import type definition from './case-detail.schema.ts';
import classes from './case-outcome.module.css';

type CaseProps = SectionProps<typeof definition>;

/** What came of it: the result set very large, the summary, the figures, and their line over the months. */
export function CaseOutcome({ study, words, chart }: CaseProps) {
  return (
    <>
      <div className={classes.band}>
        <SectionShell ground="pine">
          <h2 className={classes.label}>{words.result}</h2>
          <p className={classes.result}>
            <UnbrokenFigures text={study.result} />
          </p>
          <p className={classes.summary}>{study.summary}</p>
        </SectionShell>
      </div>
      {(study.metrics.length > 0 || chart) && (
        <SectionShell tight>
          <Figures metrics={study.metrics} />
          {chart && <LineChart {...chart} />}
        </SectionShell>
      )}
    </>
  );
}

function Figures({ metrics }: Pick<CaseProps['study'], 'metrics'>) {
  if (metrics.length === 0) return null;
  return (
    <dl className={classes.figures}>
      {metrics.map(({ label, value }) => (
        <div key={label} className={classes.figure}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
