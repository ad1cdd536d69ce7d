import { Text, Title } from '@mantine/core';
import { Columns } from '../../../components/columns.tsx';
import { Picture } from '../../../components/picture.tsx';
import { RichText } from '../../../components/rich-text.tsx';
import { SectionShell } from '../../../components/section-shell.tsx';
import { Split } from '../../../components/split.tsx';
import type { SectionProps } from '../../../schema/define-section.ts';
import classes from './white-label.module.css';
import type definition from './white-label.schema.ts';

type WhiteLabelProps = SectionProps<typeof definition>;

/** How white-label work for an agency proceeds: the arrangement, the consultant, and the steps along a line. */
export default function WhiteLabel({ title, body, portrait, caption, steps }: WhiteLabelProps) {
  return (
    <SectionShell ground="sand">
      <Title order={2} maw="46rem" mb="2xl">
        {title}
      </Title>
      <Split ratio={[4, 8]} stacks="narrow" className={classes.grid}>
        <figure className={classes.portrait}>
          <Picture image={portrait} radius="md" className={classes.face} />
          <Text component="figcaption" variant="note" lh={1.4}>
            {caption}
          </Text>
        </figure>
        <div className={classes.body}>
          <RichText text={body} />
        </div>
      </Split>
      {steps.length > 0 && <Steps steps={steps} />}
    </SectionShell>
  );
}

function Steps({ steps }: Pick<WhiteLabelProps, 'steps'>) {
  return (
    <Columns as="ol" min="13rem" className={classes.steps}>
      {steps.map((step, index) => (
        <li key={index} className={classes.step}>
          <Title order={3} size="h4" className={classes.stepTitle}>
            {step.title}
          </Title>
          <Text variant="dimmed" className={classes.stepText}>
            {step.description}
          </Text>
        </li>
      ))}
    </Columns>
  );
}
