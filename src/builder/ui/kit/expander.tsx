import { UnstyledButton } from '@mantine/core';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import type { ReactNode } from 'react';
import classes from './expander.module.css';

interface ExpanderProps {
  isExpanded: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/** A button that shows and hides what stands below it. */
export const Expander = ({ isExpanded, onToggle, children }: ExpanderProps) => (
  <UnstyledButton className={classes.expander} aria-expanded={isExpanded} onClick={onToggle}>
    <IconChevronRight size={14} stroke={1.5} aria-hidden />
    {children}
  </UnstyledButton>
);
