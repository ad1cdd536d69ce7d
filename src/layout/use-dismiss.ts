import { useEffect, type RefObject } from 'react';

interface DismissOptions {
  open: boolean;
  /** If false, only Escape closes. */
  onPress: boolean;
  holder: RefObject<HTMLElement | null>;
  button: RefObject<HTMLButtonElement | null>;
  close: () => void;
}

/** Closes on a press outside, or on Escape while the focus is outside. */
export function useDismiss({ open, onPress, holder, button, close }: DismissOptions): void {
  useEffect(() => {
    if (!open) return undefined;
    const press = ({ target }: Event) => {
      if (onPress && target instanceof Node && !holder.current?.contains(target)) close();
    };
    const escape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      close();
      // Don't take the focus from another element.
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
