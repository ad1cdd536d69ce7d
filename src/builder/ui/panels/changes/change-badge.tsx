import { Badge } from '@mantine/core';
import type { ReactNode } from 'react';

/** Says that a page or a thing is new, or was deleted. Colored words on a light ground would have too little contrast. */
export const ChangeBadge = ({ isNew, children }: { isNew: boolean; children: ReactNode }) => (
  <Badge size="sm" variant="light" color={isNew ? 'green' : 'red'} c="var(--mantine-color-text)" tt="none" fw={500}>
    {children}
  </Badge>
);
