import { List, Text, Title } from '@mantine/core';
import { ActionButton } from '../../components/action-button.tsx';
import { SectionShell } from '../../components/section-shell.tsx';
import { Split } from '../../components/split.tsx';
import type { SectionProps } from '../../schema/define-section.ts';
import classes from './thank-you.module.css';
import type definition from './thank-you.schema.ts';

/** The page after a form was sent without script: thanks, the promised reply, the next steps. */
export default function ThankYou({ labels, onward }: SectionProps<typeof definition>) {
  const steps = [labels.firstStep, labels.secondStep, labels.thirdStep];
  return (
    <SectionShell>
      <Split ratio={[7, 5]} className={classes.grid}>
        <div>
          <Title>{labels.title}</Title>
          <Text variant="figure" size="2xl" maw="26rem" mt="lg">
            {labels.promise}
          </Text>
        </div>
        <div>
          <Title order={2} variant="label">
            {labels.nextSteps}
          </Title>
          <List type="ordered" variant="steps" size="lg" mt="sm" mb="xl">
            {steps.map((step, index) => (
              <List.Item key={index}>{step}</List.Item>
            ))}
          </List>
          <ActionButton to={onward.to} quiet>
            {onward.label}
          </ActionButton>
        </div>
      </Split>
    </SectionShell>
  );
}
