import { Text } from '@mantine/core';
import { Columns } from '../../components/columns.tsx';
import { SectionHeading, SectionShell } from '../../components/section-shell.tsx';
import type { SectionProps } from '../../schema/define-section.ts';
import classes from './stats.module.css';
import type definition from './stats.schema.ts';

/** Figures on one rule, as marks on a scale. */
export default function Stats({ title, intro, figures }: SectionProps<typeof definition>) {
  return (
    <SectionShell tight>
      <SectionHeading title={title} intro={intro} />
      <Columns as="dl" min="11rem" className={classes.figures}>
        {figures.map(({ value, label, note }, index) => (
          <div key={index} className={classes.figure}>
            <Text component="dt" className={classes.label}>
              {label}
            </Text>
            <Text component="dd" variant="figure" className={classes.value}>
              {value}
            </Text>
            {note && (
              <Text component="dd" variant="note" className={classes.note}>
                {note}
              </Text>
            )}
          </div>
        ))}
      </Columns>
    </SectionShell>
  );
}
