import { useState } from 'react';

/**
 * Whether something that folds is open: it opens whenever a field in it is selected.
 * @param selection what is selected, a new object each time
 */
export function useOpen(
  isWanted: boolean,
  selection: unknown,
  initially: boolean,
): [boolean, (isOpen: boolean) => void] {
  const [isOpen, setOpen] = useState(isWanted || initially);
  const [seen, setSeen] = useState(selection);
  if (seen !== selection) {
    setSeen(selection);
    if (isWanted) setOpen(true);
  }
  return [isOpen, setOpen];
}
