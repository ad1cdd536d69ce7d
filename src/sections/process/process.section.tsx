import { Text, Title } from '@mantine/core';
import { ActionButton } from '../../components/action-button.tsx';
import { SectionHeading, SectionShell } from '../../components/section-shell.tsx';
import type { SectionProps } from '../../schema/define-section.ts';
import classes from './process.module.css';
import type definition from './process.schema.ts';

type ProcessProps = SectionProps<typeof definition>;

/** How work begins: steps along a line of time, each with both sides' part in it. */
export default function Process({ title, intro, steps, limit, action, ...labels }: ProcessProps) {
  return (
    <SectionShell ground="sand">
      <SectionHeading title={title} intro={intro} />
      <ol className={classes.steps}>
        {steps.map((step, index) => (
          <Step key={index} step={step} {...labels} />
        ))}
      </ol>
      {(limit || action) && (
        <div className={classes.end}>
          {limit && (
            <Text variant="display" size="xl" maw="40rem">
              {limit}
            </Text>
          )}
          {action && <ActionButton to={action.to}>{action.label}</ActionButton>}
        </div>
      )}
    </SectionShell>
  );
}

interface StepProps extends Pick<ProcessProps, 'mineLabel' | 'yoursLabel'> {
  step: ProcessProps['steps'][number];
}

function Step({ step, mineLabel, yoursLabel }: StepProps) {
  return (
    <li className={classes.step}>
      <Text variant="figure" size="xl" className={classes.when}>
        {step.when}
      </Text>
      <div className={classes.what}>
        <Title order={3} size="h4">
          {step.title}
        </Title>
        <Text variant="dimmed" mt="xs">
          {step.text}
        </Text>
      </div>
      <dl className={classes.parts}>
        <div>
          <dt>{mineLabel}</dt>
          <dd>{step.mine}</dd>
        </div>
        <div>
          <dt>{yoursLabel}</dt>
          <dd>{step.yours}</dd>
        </div>
      </dl>
    </li>
  );
}
