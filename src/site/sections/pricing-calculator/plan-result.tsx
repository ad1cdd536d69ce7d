import { Text } from '@mantine/core';
import { ShareBar } from '../../../components/share-bar.tsx';
import { pluralForm } from '../../../i18n/plural.ts';
import { formatPrice } from '../../../regions/money.ts';
import type { SectionProps } from '../../../schema/define-section.ts';
import { firstMonth, fittingPlan, formatPercent, shareOf, type Workload } from './fitting-plan.ts';
import classes from './plan-finder.module.css';
import type definition from './pricing-calculator.schema.ts';

type PlanResultProps = Pick<SectionProps<typeof definition>, 'plans' | 'money' | 'labels' | 'tooMuch' | 'noPlan'> & {
  workload: Workload;
};

/** The plan that fits, what it costs, and how large a part of the ad spend that is. */
export function PlanResult({ plans, money, labels, tooMuch, noPlan, workload }: PlanResultProps) {
  const plan = fittingPlan(plans, workload);
  if (!plan) return <p>{noPlan}</p>;
  const share = shareOf(plan, workload.spend);
  const facts = [
    { label: labels.monthly, value: formatPrice(plan.monthly, money) },
    { label: labels.share, value: formatPercent(share, money.locale) },
  ];
  return (
    <>
      <dl className={classes.facts}>
        <div className={classes.plan}>
          <Text component="dt" variant="note">
            {labels.plan}
          </Text>
          <dd>
            <Text span variant="display" size="2xl">
              {plan.title}
            </Text>
            <Text variant="note">
              {pluralForm(labels.hours, plan.hours, money.locale).replace('{hours}', String(plan.hours))}
            </Text>
          </dd>
        </div>
        <div className={classes.plan}>
          <Text component="dt" variant="note">
            {labels.firstMonth}
          </Text>
          <Text component="dd" variant="figure" className={classes.price}>
            {formatPrice(firstMonth(plan), money)}
          </Text>
        </div>
        {facts.map(({ label, value }) => (
          <div key={label} className={classes.fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={classes.bar}>
        <ShareBar percent={Math.min(share, 100)} />
      </div>
      {tooMuch && share >= tooMuch.percent && (
        <Text mt="md" className={classes.warning}>
          {tooMuch.text}
        </Text>
      )}
    </>
  );
}
