import { Badge, List, Text, Title } from '@mantine/core';
import { ActionButton } from '../../../components/action-button.tsx';
import { Disclosure } from '../../../components/disclosure.tsx';
import { formatPrice } from '../../../regions/money.ts';
import { CONTACT_TARGET } from '../../../schema/contact-target.ts';
import type { SectionProps } from '../../../schema/define-section.ts';
import classes from './plan-column.module.css';
import factsClasses from './plan-facts.module.css';
import type definition from './pricing.schema.ts';

type PricingProps = SectionProps<typeof definition>;

interface PlanColumnProps extends Pick<PricingProps, 'labels' | 'money' | 'showDetails'> {
  plan: PricingProps['plans'][number];
  /** The hours of the largest plan. */
  mostHours: number;
  /** Whether any plan states the ad spend that it fits. */
  namesBudget: boolean;
}

/** A plan as a column whose rows align with those of the other plans. */
export function PlanColumn({ plan, labels, money, showDetails, mostHours, namesBudget }: PlanColumnProps) {
  return (
    <li className={plan.popular ? `${classes.plan} ${classes.popular}` : classes.plan}>
      <div className={classes.name}>
        <Title order={3}>{plan.title}</Title>
        {plan.badge && (
          <Badge
            className={classes.badge}
            data-tone={plan.badge === 'popular' ? 'strong' : undefined}
            data-badge={plan.badge}
          >
            {labels[plan.badge]}
          </Badge>
        )}
        <Text variant="dimmed" className={classes.subtitle}>
          {plan.subtitle}
        </Text>
      </div>
      <HoursChart hours={plan.hours} most={mostHours} />
      <Text className={classes.price}>
        <Text span variant="display" className={classes.total}>
          {formatPrice(plan.totalPrice, money)}
        </Text>{' '}
        <Text span variant="note">{`${labels.perMonth}, ${labels.paidUpfront}`}</Text>
      </Text>
      <PlanFacts plan={plan} labels={labels} money={money} namesBudget={namesBudget} />
      <Text className={classes.description}>{plan.description}</Text>
      <div className={classes.action}>
        <ActionButton to={CONTACT_TARGET} quiet={!plan.popular}>
          {labels.choose}
          <span className="visually-hidden">{`: ${plan.title}`}</span>
        </ActionButton>
      </div>
      <div className={classes.includes}>
        <Disclosure id={`plan-${plan.id}`} label={showDetails.replace('{name}', () => plan.title)}>
          <Text className={classes.listTitle}>{labels.includes}</Text>
          <List variant="rows" className={classes.list}>
            {plan.includes.map((line, index) => (
              <List.Item key={index}>{line}</List.Item>
            ))}
          </List>
        </Disclosure>
      </div>
    </li>
  );
}

const IN_A_ROW = 25;
const IN_A_GROUP = 5;
const SIDE = 8;
const PITCH = 11;
/** Additional gap between two groups. */
const GROUP_GAP = 4;

/** Horizontal start of a mark in its row. */
const startOf = (mark: number) => mark * PITCH + Math.floor(mark / IN_A_GROUP) * GROUP_GAP;

/** Length of a row with a number of marks. */
const lengthOf = (marks: number) => (marks === 0 ? 0 : startOf(marks - 1) + SIDE);

/** One line per row of marks; the stylesheet dashes it into squares in groups of five. */
const linesOf = (marks: number) =>
  Array.from({ length: Math.ceil(marks / IN_A_ROW) }, (_, row) => {
    const inRow = Math.min(marks - row * IN_A_ROW, IN_A_ROW);
    return `M0 ${row * PITCH + SIDE / 2}h${lengthOf(inRow)}`;
  }).join('');

/**
 * The hours of a plan, one mark each, in a field as large as that of the largest plan, so that plans are comparable at a
 * glance. Decorative.
 */
function HoursChart({ hours, most }: { hours: number; most: number }) {
  const width = lengthOf(Math.min(most, IN_A_ROW));
  const height = Math.ceil(most / IN_A_ROW) * PITCH - (PITCH - SIDE);
  return (
    <svg className={classes.marks} viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
      <path className={classes.room} d={linesOf(most)} />
      <path d={linesOf(hours)} />
    </svg>
  );
}

interface PlanFactsProps extends Pick<PricingProps, 'labels' | 'money'> {
  plan: PricingProps['plans'][number];
  /** Whether any plan states the ad spend that it fits; then every plan has this row. */
  namesBudget: boolean;
}

/** The figures of a plan, aligned with those of the other plans. */
function PlanFacts({ plan, labels, money, namesBudget }: PlanFactsProps) {
  const { budget, hours, pricePerHour, startUpFee } = plan;
  const facts = [
    { label: labels.hours, value: String(hours) },
    { label: labels.hourlyRate, value: formatPrice(pricePerHour, money) },
    { label: labels.startUpFee, value: formatPrice(startUpFee, money) },
  ];
  if (namesBudget) facts.push({ label: labels.budget, value: budgetOf(budget, labels, money) });
  return (
    <dl className={factsClasses.facts}>
      {facts.map(({ label, value }, index) => (
        <div key={index} className={factsClasses.fact}>
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
