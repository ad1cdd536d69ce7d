import { useCallback, useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';
import { useHoverOpening } from './use-hover-opening.ts';
import { useOutsideClosing } from './use-outside-closing.ts';

interface DisclosureOptions {
  /** Any change of it closes, for example the address of the page. */
  closesOn: string;
  /** Opens under the mouse, too. */
  hover?: boolean;
  /** Stands within something that is open itself, and so stays open until it is closed. */
  nested?: boolean;
}

/**
 * A button that opens something beside it. Escape closes and returns the focus; a click elsewhere, the focus leaving,
 * and the choice of a link close. All events are heard on the element that holds both.
 */
export function useDisclosure<T extends HTMLElement>({ closesOn, hover = false, nested = false }: DisclosureOptions) {
  const [open, setOpen] = useState(false);
  const holder = useRef<T>(null);
  const button = useRef<HTMLButtonElement>(null);
  /** Opened by the mouse: the first click then confirms instead of closing. */
  const byHover = useRef(false);
  const close = useCallback(() => setOpen(false), []);

  const [openFor, setOpenFor] = useState(closesOn);
  if (openFor !== closesOn) {
    setOpenFor(closesOn);
    setOpen(false);
  }

  const { cancel, ...hovering } = useHoverOpening({
    open,
    enabled: hover && !nested,
    onChange: (opened) => {
      // What the keyboard is using stays.
      if (!opened && holder.current?.querySelector(':focus-visible')) return;
      byHover.current = opened;
      setOpen(opened);
    },
  });

  useOutsideClosing({ open, onPress: !nested, holder, button, close });

  return {
    open,
    close,
    button: {
      ref: button,
      'aria-expanded': open,
      onClick: () => {
        cancel();
        setOpen(!open || byHover.current);
        byHover.current = false;
      },
    },
    holder: {
      ref: holder,
      ...hovering,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !open) return;
        event.stopPropagation();
        close();
        button.current?.focus();
      },
      onBlur: ({ relatedTarget }: FocusEvent) => {
        if (!nested && relatedTarget && !holder.current?.contains(relatedTarget)) close();
      },
      onClick: ({ target }: MouseEvent) => {
        const link = target instanceof Element && target.closest('a');
        if (!link) return;
        close();
        // The page stays, in another region: so does the focus.
        if (link.dataset['region']) button.current?.focus({ preventScroll: true });
      },
    },
  };
}
