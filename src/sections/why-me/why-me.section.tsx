import { Text, Title } from '@mantine/core';
import { Icon } from '../../components/icon.tsx';
import { SectionHeading, SectionShell } from '../../components/section-shell.tsx';
import { Split } from '../../components/split.tsx';
import type { SectionProps } from '../../schema/define-section.ts';
import classes from './why-me.module.css';
import type definition from './why-me.schema.ts';

/** A list of reasons beside a sticky heading. */
export default function WhyMe({ title, intro, reasons }: SectionProps<typeof definition>) {
  return (
    <SectionShell>
      <Split ratio={[5, 7]} className={classes.grid}>
        <div className={classes.heading}>
          <SectionHeading title={title} intro={intro} />
        </div>
        <ul>
          {reasons.map((reason, index) => (
            <li key={index} className={classes.reason}>
              <Icon name={reason.icon} size={72} />
              <Title order={3} size="h4">
                {reason.title}
              </Title>
              <Text variant="dimmed" className={classes.description}>
                {reason.description}
              </Text>
            </li>
          ))}
        </ul>
      </Split>
    </SectionShell>
  );
}
