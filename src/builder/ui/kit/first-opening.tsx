import { useMounted } from '@mantine/hooks';
import { useState, type ReactNode } from 'react';

interface FirstOpeningProps {
  isOpen: boolean;
  /** Renders the drawer; `opened` says whether it is open. */
  children: (opened: boolean) => ReactNode;
}

/**
 * Mounts a drawer when it's first opened, not with the builder. It mounts closed and opens then: only a drawer that changes from closed
 * to open notes what has the focus, and gives it back.
 */
export function FirstOpening({ isOpen, children }: FirstOpeningProps) {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return wasOpen && <MountedDrawer isOpen={isOpen}>{children}</MountedDrawer>;
}

function MountedDrawer({ isOpen, children }: FirstOpeningProps) {
  const isMounted = useMounted();
  return children(isOpen && isMounted);
}
