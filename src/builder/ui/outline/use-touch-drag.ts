import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Distance from the list's edges at which it scrolls below the finger, and how far with each frame, in pixels. */
const SCROLL_ZONE_PX = 56;
const SCROLL_STEP_PX = 10;

/**
 * Lets a finger or a pen drag an entry of the outline by its handle: browsers begin their own drags by mouse, and by touch only
 * after a long press, some not at all.
 * @param onDrop is called with the index of the dragged entry and the gap: 0 is above the first entry
 */
export function useTouchDrag(item: RefObject<HTMLElement | null>, onDrop: (from: number, gap: number) => void): void {
  const drop = useEffectEvent(onDrop);
  useEffect(() => {
    const entry = item.current;
    const handle = entry?.querySelector<HTMLElement>('[data-handle]');
    if (!entry || !handle) return undefined;
    const ending = new AbortController();
    const { signal } = ending;
    // Without it, a long press begins the browser's own drag.
    handle.addEventListener('touchstart', (event) => event.preventDefault(), { passive: false, signal });
    handle.addEventListener(
      'pointerdown',
      (event) => {
        if (event.pointerType === 'mouse' || !event.isPrimary) return;
        event.preventDefault();
        handle.setPointerCapture(event.pointerId);
        follow(entry, handle, (gap) => drop(Number(entry.dataset['index']), gap));
      },
      { signal },
    );
    return () => ending.abort();
  }, [item]);
}

/** Follows the finger until it leaves the screen: marks the gap below it, and scrolls the list at its edges. */
function follow(entry: HTMLElement, handle: HTMLElement, onDrop: (gap: number) => void): void {
  const list = entry.parentElement;
  if (!list) return;
  const ending = new AbortController();
  const { signal } = ending;
  let y: number | undefined;
  const scroll = () => {
    if (signal.aborted) return;
    const { top, bottom } = list.getBoundingClientRect();
    if (y !== undefined && y < top + SCROLL_ZONE_PX) list.scrollBy(0, -SCROLL_STEP_PX);
    else if (y !== undefined && y > bottom - SCROLL_ZONE_PX) list.scrollBy(0, SCROLL_STEP_PX);
    if (y !== undefined) mark(list, gapAt(list, y));
    requestAnimationFrame(scroll);
  };
  const end = () => {
    ending.abort();
    mark(list, undefined);
    delete entry.dataset['dragging'];
  };
  entry.dataset['dragging'] = 'true';
  handle.addEventListener('pointermove', ({ clientY }) => (y = clientY), { signal });
  handle.addEventListener('pointercancel', end, { signal });
  // A tablet may have a keyboard.
  const takeBack = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Nor does it close the list.
    event.preventDefault();
    event.stopPropagation();
    end();
  };
  addEventListener('keydown', takeBack, { signal, capture: true });
  handle.addEventListener(
    'pointerup',
    () => {
      end();
      const from = entriesOf(list).indexOf(entry);
      const gap = y === undefined ? from : gapAt(list, y);
      if (gap !== from && gap !== from + 1) onDrop(gap);
    },
    { signal },
  );
  requestAnimationFrame(scroll);
}

const entriesOf = (list: HTMLElement): HTMLElement[] => [
  ...list.querySelectorAll<HTMLElement>(':scope > [data-index]'),
];

/** Returns the gap between entries that is nearest to a height of the screen. */
const gapAt = (list: HTMLElement, y: number): number =>
  entriesOf(list).filter((entry) => {
    const { top, height } = entry.getBoundingClientRect();
    return top + height / 2 < y;
  }).length;

/** Shows where an entry would be dropped. React doesn't set these attributes during a drag by touch. */
function mark(list: HTMLElement, gap: number | undefined): void {
  const entries = entriesOf(list);
  const marked = gap === undefined ? undefined : (entries[gap] ?? entries.at(-1));
  for (const entry of entries) if (entry !== marked) delete entry.dataset['edge'];
  if (marked && gap !== undefined) marked.dataset['edge'] = gap < entries.length ? 'before' : 'after';
}
