import { ActionButton } from '../../components/action-button.tsx';
import { Fold } from '../../components/fold.tsx';
import { formatPrice } from '../../regions/money.ts';
import { CONTACT_TARGET } from '../../schema/contact-target.ts';
import type { SectionProps } from '../../schema/define-section.ts';
import { HourMarks } from './hour-marks.tsx';
import classes from './plan-column.module.css';
import { PlanFacts } from './plan-facts.tsx';
import type definition from './pricing.schema.ts';

type PricingProps = SectionProps<typeof definition>;

interface PlanColumnProps extends Pick<PricingProps, 'words' | 'money' | 'showDetails'> {
  plan: PricingProps['plans'][number];
  /** The hours of the largest plan. */
  mostHours: number;
  /** Whether any of the plans says which ad spend it fits. */
  namesBudget: boolean;
}

/** A plan as a column whose lines stand level with those of the plans beside it. */
export function PlanColumn({ plan, words, money, showDetails, mostHours, namesBudget }: PlanColumnProps) {
  return (
    <li className={plan.popular ? `${classes.plan} ${classes.popular}` : classes.plan}>
      <div className={classes.name}>
        <h3 className={classes.title}>{plan.title}</h3>
        {plan.badge && (
          <span className={classes.badge} data-badge={plan.badge}>
            {words[plan.badge]}
          </span>
        )}
        <p className={classes.subtitle}>{plan.subtitle}</p>
      </div>
      <HourMarks hours={plan.hours} most={mostHours} />
      <p className={classes.price}>
        <span className={classes.total}>{formatPrice(plan.totalPrice, money)}</span>{' '}
        <span className={classes.terms}>{`${words.perMonth}, ${words.paidUpfront}`}</span>
      </p>
      <PlanFacts plan={plan} words={words} money={money} namesBudget={namesBudget} />
      <p className={classes.description}>{plan.description}</p>
      <div className={classes.action}>
        <ActionButton to={CONTACT_TARGET} quiet={!plan.popular}>
          {words.choose}
          <span className="visually-hidden">{`: ${plan.title}`}</span>
        </ActionButton>
      </div>
      <div className={classes.includes}>
        <Fold id={`plan-${plan.id}`} label={showDetails.replace('{name}', () => plan.title)}>
          <p className={classes.includesTitle}>{words.includes}</p>
          <ul className={classes.list}>
            {plan.includes.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Fold>
      </div>
    </li>
  );
}
