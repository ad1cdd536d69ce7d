import type { ReactNode } from 'react';
import classes from './section-shell.module.css';

interface SectionShellProps {
  children: ReactNode;
  /** The ground; paper if left out. */
  ground?: 'sand' | 'ink' | 'pine' | undefined;
  /** Less room above and below. */
  tight?: boolean;
}

const GROUNDS = { sand: classes.sand, ink: classes.ink, pine: classes.pine };

/** The ground and the width of a section. */
export function SectionShell({ children, ground, tight = false }: SectionShellProps) {
  return (
    <div className={ground && GROUNDS[ground]}>
      <div className={tight ? `${classes.shell} ${classes.tight}` : classes.shell}>{children}</div>
    </div>
  );
}

/** The heading of a section with the sentence under it. */
export function SectionHeading({ title, intro }: { title: string; intro?: string | undefined }) {
  return (
    <div className={classes.heading}>
      <h2>{title}</h2>
      {intro && <p className={classes.intro}>{intro}</p>}
    </div>
  );
}
