import { ActionButton } from '../../components/action-button.tsx';
import { SectionHeading, SectionShell } from '../../components/section-shell.tsx';
import type { SectionProps } from '../../schema/define-section.ts';
import { PlanColumn } from './plan-column.tsx';
import classes from './pricing.module.css';
import type definition from './pricing.schema.ts';

type PricingProps = SectionProps<typeof definition>;

/** The monthly plans side by side, the box for everything that fits none of them, or both. */
export default function Pricing({ title, intro, show, plans, benefits, custom, note, ...words }: PricingProps) {
  const shared = {
    ...words,
    mostHours: Math.max(...plans.map(({ hours }) => hours)),
    namesBudget: plans.some(({ budget }) => budget),
  };
  return (
    <SectionShell>
      <SectionHeading title={title} intro={intro} />
      {plans.length > 0 && (
        <div data-part="plans">
          <ul className={classes.plans}>
            {plans.map((plan) => (
              <PlanColumn key={plan.id} plan={plan} {...shared} />
            ))}
          </ul>
          {benefits.length > 0 && <Benefits benefits={benefits} />}
          {note && <p className={classes.note}>{note}</p>}
        </div>
      )}
      {custom && show.includes('custom') && <CustomBox custom={custom} />}
    </SectionShell>
  );
}

function Benefits({ benefits }: Pick<PricingProps, 'benefits'>) {
  return (
    <dl className={classes.benefits}>
      {benefits.map(({ title, description }) => (
        <div key={title}>
          <dt className={classes.benefit}>{title}</dt>
          <dd className={classes.meaning}>{description}</dd>
        </div>
      ))}
    </dl>
  );
}

function CustomBox({ custom }: { custom: NonNullable<PricingProps['custom']> }) {
  return (
    <div className={classes.custom} data-part="custom">
      <h3 className={classes.question}>{custom.title}</h3>
      <p className={classes.offer}>{custom.text}</p>
      <div>
        <ActionButton to={custom.action.to} quiet>
          {custom.action.label}
        </ActionButton>
      </div>
    </div>
  );
}
