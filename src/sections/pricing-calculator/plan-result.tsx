import { Text } from '@mantine/core';
import { formatPrice } from '../../regions/money.ts';
import type { SectionProps } from '../../schema/define-section.ts';
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
            <Text variant="note">{labels.hours.replace('{hours}', String(plan.hours))}</Text>
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
      <ShareBar percent={share} />
      {tooMuch && share >= tooMuch.percent && (
        <Text mt="md" className={classes.warning}>
          {tooMuch.text}
        </Text>
      )}
    </>
  );
}

/** The fee as a part of the ad spend; an ornament, because the figure is above it. */
function ShareBar({ percent }: { percent: number }) {
  return (
    <svg
      className={classes.bar}
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      width="100"
      height="1"
      aria-hidden="true"
    >
      <path className={classes.whole} d="M0 0H100V1H0Z" />
      <path className={classes.share} d={`M0 0H${Math.min(percent, 100)}V1H0Z`} />
    </svg>
  );
}
