import { Anchor, Group, Text, Title } from '@mantine/core';
import { Columns } from '../../components/columns.tsx';
import { Icon } from '../../components/icon.tsx';
import { SectionShell } from '../../components/section-shell.tsx';
import type { SectionProps } from '../../schema/define-section.ts';
import classes from './guarantees.module.css';
import type definition from './guarantees.schema.ts';

/** The terms in brief: a strip between two lines, its points parted by hairlines. */
export default function Guarantees({ title, points, terms }: SectionProps<typeof definition>) {
  return (
    <SectionShell tight>
      <div className={classes.strip}>
        <Group justify="space-between" align="baseline" gap="sm" className={classes.head}>
          <Title order={2} size="h4">
            {title}
          </Title>
          {terms && (
            <Anchor variant="onward" href={terms.to} className={classes.terms}>
              {terms.label}
            </Anchor>
          )}
        </Group>
        <Columns min="10rem" className={classes.points}>
          {points.map((point, index) => (
            <li key={index} className={classes.point}>
              <Icon name={point.icon} size={28} />
              <Title order={3} variant="label" className={classes.title}>
                {point.title}
              </Title>
              <Text variant="note">{point.text}</Text>
            </li>
          ))}
        </Columns>
      </div>
    </SectionShell>
  );
}
