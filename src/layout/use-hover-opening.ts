import { useCallback, useEffect, useRef, type PointerEvent } from 'react';

/** How long the mouse rests before a list opens (specification, section 9, Other). */
export const HOVER_DELAY = 200;

/** For so long after a list has closed, the mouse opens it at once. */
export const SKIP_DELAY = 300;

/** How long a list stays after the mouse has left. */
export const CLOSE_DELAY = 150;

interface HoverOptions {
  open: boolean;
  /** Where false the mouse opens and closes nothing. */
  enabled: boolean;
  onChange: (open: boolean) => void;
}

/** Opens under the resting mouse and closes after it has left; fingers and pens do neither. */
export function useHoverOpening({ open, enabled, onChange }: HoverOptions) {
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
    /** Forgets what the mouse was about to do. */
    cancel,
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (enabled && pointerType === 'mouse') after(Date.now() - closedAt.current < SKIP_DELAY ? 0 : HOVER_DELAY, true);
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (enabled && pointerType === 'mouse') after(CLOSE_DELAY, false);
    },
  };
}
