import { useRef, type RefObject } from 'react';

/**
 * Returns the ref of a menu's button, and a function that makes the listener of an entry that opens a dialog. The focus
 * is on the button then, so that the dialog gives it back there: the entry itself is gone once the menu is closed.
 */
export function useMenuButton(): {
  button: RefObject<HTMLButtonElement | null>;
  fromButton: (run: () => void) => () => void;
} {
  const button = useRef<HTMLButtonElement>(null);
  const fromButton = (run: () => void) => () => {
    button.current?.focus({ preventScroll: true });
    run();
  };
  return { button, fromButton };
}
