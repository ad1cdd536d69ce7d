import { useCallback, useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';
import { useHoverIntent } from './use-hover-intent.ts';
import { useDismiss } from './use-dismiss.ts';

interface DisclosureOptions {
  /** A change of this value closes the disclosure, for example the path of the page. */
  closesOn: string;
  /** Also opens on hover. */
  hover?: boolean;
  /** Nested in an open menu: clicks elsewhere and focus changes don't close it. */
  nested?: boolean;
}

/**
 * State of a button with a panel. Escape closes and returns the focus; a click elsewhere, a focus change to elsewhere, and
 * a click on a link close. Attach the handlers to the element around both.
 */
export function useDisclosure<T extends HTMLElement>({ closesOn, hover = false, nested = false }: DisclosureOptions) {
  const [open, setOpen] = useState(false);
  const holder = useRef<T>(null);
  const button = useRef<HTMLButtonElement>(null);
  /** Opened by hover: the first click keeps it open instead of closing it. */
  const byHover = useRef(false);
  const close = useCallback(() => setOpen(false), []);

  const [openFor, setOpenFor] = useState(closesOn);
  if (openFor !== closesOn) {
    setOpenFor(closesOn);
    setOpen(false);
  }

  const { cancel, ...hovering } = useHoverIntent({
    open,
    enabled: hover && !nested,
    onChange: (opened) => {
      // Don't close while the keyboard focus is inside.
      if (!opened && holder.current?.querySelector(':focus-visible')) return;
      byHover.current = opened;
      setOpen(opened);
    },
  });

  useDismiss({ open, onPress: !nested, holder, button, close });

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
        // A change of region keeps the page, so it keeps the focus.
        if (link.dataset['region']) button.current?.focus({ preventScroll: true });
      },
    },
  };
}
