import { Table, Text } from '@mantine/core';
import { ActionButton } from '../../../components/action-button.tsx';
import { Island } from '../../../components/island.tsx';
import { SectionHeading, SectionShell } from '../../../components/section-shell.tsx';
import { Split } from '../../../components/split.tsx';
import type { SectionProps } from '../../../schema/define-section.ts';
import PlanFinder from './plan-finder.island.tsx';
import classes from './pricing-calculator.module.css';
import type definition from './pricing-calculator.schema.ts';

type CalculatorProps = SectionProps<typeof definition>;

/** Fields that find a plan; without script and on paper, a table of examples. */
export default function PricingCalculator(props: CalculatorProps) {
  const { title, intro, plans, money, labels, start, rows, tooMuch, noPlan, note, action } = props;
  return (
    <SectionShell ground="sand">
      <Split ratio={[4, 8]}>
        <SectionHeading title={title} intro={intro} />
        <div>
          <div className={`${classes.finder} screen-only`}>
            <Island
              name="plan-finder"
              component={PlanFinder}
              props={{ plans, money, labels, start, tooMuch, noPlan }}
              hydrateOn="visible"
            />
          </div>
          <Examples rows={rows} labels={labels} />
          {note && (
            <Text variant="note" maw="var(--measure)" pt="lg">
              {note}
            </Text>
          )}
          {action && (
            <div className={`${classes.action} screen-only`}>
              <ActionButton to={action.to} quiet>
                {action.label}
              </ActionButton>
            </div>
          )}
        </div>
      </Split>
    </SectionShell>
  );
}

const CELLS = ['accounts', 'plan', 'firstMonth', 'share'] as const;

/** On phones each row is a block, every cell after the name of its column. */
function Examples({ rows, labels }: Pick<CalculatorProps, 'rows' | 'labels'>) {
  return (
    <Table className={classes.table}>
      <caption className={classes.caption}>{labels.examples}</caption>
      <thead>
        <tr>
          {(['spend', ...CELLS] as const).map((cell) => (
            <th key={cell} scope="col">
              {labels[cell]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            <th scope="row" data-label={labels.spend}>
              {row.spend}
            </th>
            {CELLS.map((cell) => (
              <td key={cell} data-label={labels[cell]}>
                {row[cell]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
