import { formatPrice } from '../../regions/money.ts';
import type { SectionProps } from '../../schema/define-section.ts';
import classes from './plan-facts.module.css';
import type definition from './pricing.schema.ts';

type PricingProps = SectionProps<typeof definition>;

interface PlanFactsProps extends Pick<PricingProps, 'words' | 'money'> {
  plan: PricingProps['plans'][number];
  /** Whether any of the plans says which ad spend it fits: then this one says so, too. */
  namesBudget: boolean;
}

/** The figures of a plan; those of the plans beside it stand on the same lines. */
export function PlanFacts({ plan, words, money, namesBudget }: PlanFactsProps) {
  const { budget, hours, pricePerHour, startUpFee } = plan;
  const facts = [
    { label: words.hours, value: String(hours) },
    { label: words.hourlyRate, value: formatPrice(pricePerHour, money) },
    { label: words.startUpFee, value: formatPrice(startUpFee, money) },
  ];
  if (namesBudget) facts.push({ label: words.budget, value: budgetOf(budget, words, money) });
  return (
    <dl className={classes.facts}>
      {facts.map(({ label, value }) => (
        <div key={label} className={classes.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function budgetOf(
  budget: PlanFactsProps['plan']['budget'],
  words: PricingProps['words'],
  money: PricingProps['money'],
) {
  if (!budget) return words.anyBudget;
  const bound = budget.bound === 'under' ? words.under : words.upTo;
  return bound.replace('{amount}', () => formatPrice(budget.amount, money));
}
