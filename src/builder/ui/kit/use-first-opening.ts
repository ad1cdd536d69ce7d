import { useFocusReturn } from '@mantine/hooks';
import { useState } from 'react';

/**
 * Lets a drawer mount when it's first opened, not with the builder. Pass the drawer `returnFocus={false}`: one that is mounted open
 * doesn't know what had the focus before, so this hook gives it back.
 * @returns whether to mount the drawer
 */
export function useFirstOpening(isOpen: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  useFocusReturn({ opened: isOpen });
  return wasOpen;
}
