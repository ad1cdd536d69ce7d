import { Container, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './section-shell.module.css';

interface SectionShellProps {
  children: ReactNode;
  /** Background. Default: paper. */
  ground?: 'sand' | 'ink' | 'pine' | undefined;
  /** Less padding above and below. */
  tight?: boolean;
}

const GROUNDS = { sand: classes.sand, ink: classes.ink, pine: classes.pine };

/**
 * Background and width of a section.
 *
 * @example
 * <SectionShell ground="sand">
 *   <SectionHeading title={title} intro={intro} />
 * </SectionShell>
 */
export function SectionShell({ children, ground, tight = false }: SectionShellProps) {
  return (
    <div className={ground && GROUNDS[ground]}>
      <Container className={tight ? classes.tight : classes.shell}>{children}</Container>
    </div>
  );
}

/**
 * The heading of a section with its intro.
 *
 * @example
 * <SectionHeading title={title} />
 */
export function SectionHeading({ title, intro }: { title: string; intro?: string | undefined }) {
  return (
    <div className={classes.heading}>
      <Title order={2}>{title}</Title>
      {intro && <Text variant="lead">{intro}</Text>}
    </div>
  );
}
