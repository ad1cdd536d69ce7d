import { Text } from '@mantine/core';
import { formatPrice } from '../../../regions/money.ts';
import type { SectionProps } from '../../../schema/define-section.ts';
import classes from './plan-facts.module.css';
import type definition from './pricing.schema.ts';

type PricingProps = SectionProps<typeof definition>;

interface PlanFactsProps extends Pick<PricingProps, 'labels' | 'money'> {
  plan: PricingProps['plans'][number];
  /** Whether any plan states the ad spend that it fits; then every plan has this row. */
  namesBudget: boolean;
}

/** The figures of a plan, aligned with those of the other plans. */
export function PlanFacts({ plan, labels, money, namesBudget }: PlanFactsProps) {
  const { budget, hours, pricePerHour, startUpFee } = plan;
  const facts = [
    { label: labels.hours, value: String(hours) },
    { label: labels.hourlyRate, value: formatPrice(pricePerHour, money) },
    { label: labels.startUpFee, value: formatPrice(startUpFee, money) },
  ];
  if (namesBudget) facts.push({ label: labels.budget, value: budgetOf(budget, labels, money) });
  return (
    <dl className={classes.facts}>
      {facts.map(({ label, value }, index) => (
        <div key={index} className={classes.fact}>
          <Text component="dt" variant="note">
            {label}
          </Text>
          <Text component="dd">{value}</Text>
        </div>
      ))}
    </dl>
  );
}

function budgetOf(
  budget: PlanFactsProps['plan']['budget'],
  labels: PricingProps['labels'],
  money: PricingProps['money'],
) {
  if (!budget) return labels.anyBudget;
  const bound = budget.bound === 'under' ? labels.under : labels.upTo;
  return bound.replace('{amount}', () => formatPrice(budget.amount, money));
}
