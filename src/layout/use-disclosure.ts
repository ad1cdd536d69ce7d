import {
  useCallback,
  useRef,
  useState,
  useEffect,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  type PointerEvent,
} from 'react';

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

/** Delay before a list opens on hover, in milliseconds: a pointer that only passes opens nothing. */
const HOVER_DELAY_MS = 200;

/** Within this time after a list has closed, hovering opens it at once. */
const SKIP_DELAY_MS = 300;

/** Delay before a list closes after the mouse has left. */
const CLOSE_DELAY_MS = 150;

interface HoverOptions {
  open: boolean;
  /** If false, hovering has no effect. */
  enabled: boolean;
  onChange: (open: boolean) => void;
}

/** Opens on hover after a delay, and closes after the mouse has left. Ignores touch and pen. */
function useHoverIntent({ open, enabled, onChange }: HoverOptions) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const closedAt = useRef(-Infinity);
  const cancel = useCallback(() => clearTimeout(timer.current), []);

  useEffect(() => (open ? () => void (closedAt.current = Date.now()) : undefined), [open]);
  useEffect(() => cancel, [cancel]);

  const after = (delay: number, opened: boolean) => {
    cancel();
    if (opened === open) return;
    if (delay === 0) onChange(opened);
    else timer.current = setTimeout(() => onChange(opened), delay);
  };

  return {
    /** Cancels a pending open or close. */
    cancel,
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (enabled && pointerType === 'mouse')
        after(Date.now() - closedAt.current < SKIP_DELAY_MS ? 0 : HOVER_DELAY_MS, true);
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (enabled && pointerType === 'mouse') after(CLOSE_DELAY_MS, false);
    },
  };
}

interface DismissOptions {
  open: boolean;
  /** If false, only Escape closes. */
  onPress: boolean;
  holder: RefObject<HTMLElement | null>;
  button: RefObject<HTMLButtonElement | null>;
  close: () => void;
}

/** Closes on a press outside, or on Escape while the focus is outside. */
function useDismiss({ open, onPress, holder, button, close }: DismissOptions): void {
  useEffect(() => {
    if (!open) return undefined;
    const press = ({ target }: Event) => {
      if (onPress && target instanceof Node && !holder.current?.contains(target)) close();
    };
    const escape = ({ key }: globalThis.KeyboardEvent) => {
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
