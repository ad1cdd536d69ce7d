import { useCallback, useEffect, useRef, type PointerEvent } from 'react';

/** Delay before a list opens on hover, in milliseconds: a pointer that only passes opens nothing. */
export const HOVER_DELAY_MS = 200;

/** Within this time after a list has closed, hovering opens it at once. */
export const SKIP_DELAY_MS = 300;

/** Delay before a list closes after the mouse has left. */
export const CLOSE_DELAY_MS = 150;

interface HoverOptions {
  open: boolean;
  /** If false, hovering has no effect. */
  enabled: boolean;
  onChange: (open: boolean) => void;
}

/** Opens on hover after a delay, and closes after the mouse has left. Ignores touch and pen. */
export function useHoverIntent({ open, enabled, onChange }: HoverOptions) {
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
