import { useEffect, type RefObject } from 'react';

interface OutsideClosing {
  open: boolean;
  /** Where false only Escape closes. */
  onPress: boolean;
  holder: RefObject<HTMLElement | null>;
  button: RefObject<HTMLButtonElement | null>;
  close: () => void;
}

/** Closes what is open when the visitor presses elsewhere, or Escape while the focus is elsewhere. */
export function useOutsideClosing({ open, onPress, holder, button, close }: OutsideClosing): void {
  useEffect(() => {
    if (!open) return undefined;
    const press = ({ target }: Event) => {
      if (onPress && target instanceof Node && !holder.current?.contains(target)) close();
    };
    const escape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      close();
      // A focus that is in use elsewhere stays there.
      if (document.activeElement === document.body) button.current?.focus();
    };
    document.addEventListener('pointerdown', press);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('keydown', escape);
    };
  });
}
