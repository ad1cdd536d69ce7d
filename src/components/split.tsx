import { Box } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './split.module.css';

interface SplitProps {
  children: ReactNode;
  /** Widths of the two columns. */
  ratio: readonly [number, number];
  /** The breakpoint below which the columns stack: phones, or small tablets. */
  stacks?: 'narrow' | 'medium';
  className?: string | undefined;
}

/** Two columns that stack on narrow screens. */
export function Split({ children, ratio: [start, end], stacks = 'medium', className = '' }: SplitProps) {
  return (
    <Box
      className={`${classes.split} ${classes[stacks]} ${className}`.trim()}
      __vars={{ '--start': `${start}fr`, '--end': `${end}fr` }}
    >
      {children}
    </Box>
  );
}
