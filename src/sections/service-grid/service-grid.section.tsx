import { Text, Title } from '@mantine/core';
import { Icon } from '../../components/icon.tsx';
import { SectionHeading, SectionShell } from '../../components/section-shell.tsx';
import type { SectionProps } from '../../schema/define-section.ts';
import classes from './service-grid.module.css';
import type definition from './service-grid.schema.ts';

/** Numbers of items that form two columns on wide screens; others form three. */
const PAIRED = 4;

/** What a service includes, in a numbered grid. */
export default function ServiceGrid({ title, intro, items }: SectionProps<typeof definition>) {
  return (
    <SectionShell>
      <SectionHeading title={title} intro={intro} />
      {/* The count isn't in the stylesheet: with :has() and :nth-child(), browsers restyle the whole page at every change (decision 44). */}
      <ol className={classes.grid} data-pairs={items.length === PAIRED || undefined}>
        {items.map((item, index) => (
          <li key={index} className={classes.cell}>
            <div className={classes.top}>
              <Icon name={item.icon} size={64} />
            </div>
            <Title order={3} size="h4">
              {item.title}
            </Title>
            <Text variant="dimmed" className={classes.description}>
              {item.description}
            </Text>
          </li>
        ))}
      </ol>
    </SectionShell>
  );
}
