import { Paper, Text, Title } from '@mantine/core';
import { Columns } from '../../../components/columns.tsx';
import { ActionButton } from '../../../components/action-button.tsx';
import { SectionHeading, SectionShell } from '../../../components/section-shell.tsx';
import type { SectionProps } from '../../../schema/define-section.ts';
import { PlanColumn } from './plan-column.tsx';
import classes from './pricing.module.css';
import type definition from './pricing.schema.ts';

type PricingProps = SectionProps<typeof definition>;

/** The monthly plans side by side, the box for custom solutions, or both. */
export default function Pricing({ title, intro, show, plans, benefits, custom, note, ...rest }: PricingProps) {
  const shared = {
    ...rest,
    mostHours: Math.max(...plans.map(({ hours }) => hours)),
    namesBudget: plans.some(({ budget }) => budget),
  };
  return (
    <SectionShell>
      <SectionHeading title={title} intro={intro} />
      {plans.length > 0 && (
        <div data-part="plans">
          <Columns min="17.5rem" className={classes.plans}>
            {plans.map((plan, index) => (
              <PlanColumn key={index} plan={plan} {...shared} />
            ))}
          </Columns>
          {benefits.length > 0 && <Benefits benefits={benefits} />}
          {note && (
            <Text variant="note" className={classes.note}>
              {note}
            </Text>
          )}
        </div>
      )}
      {custom && show.includes('custom') && <CustomBox custom={custom} />}
    </SectionShell>
  );
}

function Benefits({ benefits }: Pick<PricingProps, 'benefits'>) {
  return (
    <Columns as="dl" min="17.5rem" className={classes.benefits}>
      {benefits.map(({ title, description }, index) => (
        <div key={index}>
          <Text component="dt" variant="display" size="lg">
            {title}
          </Text>
          <Text component="dd" variant="dimmed">
            {description}
          </Text>
        </div>
      ))}
    </Columns>
  );
}

function CustomBox({ custom }: { custom: NonNullable<PricingProps['custom']> }) {
  return (
    <Paper radius="lg" className={classes.custom} data-part="custom">
      <Title order={3}>{custom.title}</Title>
      <Text>{custom.text}</Text>
      <div>
        <ActionButton to={custom.action.to} quiet>
          {custom.action.label}
        </ActionButton>
      </div>
    </Paper>
  );
}
