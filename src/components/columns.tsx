import { Box } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './columns.module.css';

interface ColumnsProps {
  children: ReactNode;
  /** Minimum width of a column, as a CSS length; as many columns as fit share a row. */
  min: string;
  /** The element. Default: a list. */
  as?: 'ul' | 'ol' | 'dl';
  className?: string | undefined;
}

/**
 * Columns of equal width. Mantine's SimpleGrid would write a <style> element, which the Content Security Policy forbids.
 */
export function Columns({ children, min, as = 'ul', className = '' }: ColumnsProps) {
  return (
    <Box component={as} className={`${classes.columns} ${className}`.trim()} __vars={{ '--column': min }}>
      {children}
    </Box>
  );
}
