/** Pixels a second: slow enough to read a card while it passes. */
const SPEED = 26;
/** How long the row rests after the visitor has moved it, in milliseconds. */
const REST = 4000;
/** After a pause of the browser the row goes on where it was instead of making up for it. */
const LONGEST_STEP = 50;

/** The lists in a row: the cards and, while the row drifts, their copies. */
export const rowLists = (row: HTMLElement): HTMLElement[] => [...row.querySelectorAll<HTMLElement>(':scope > ul')];

/** How far the row moves until its copies are where the cards were; 0 without copies. */
export const loopLength = (row: HTMLElement): number => {
  const [cards, copies] = rowLists(row);
  return cards && copies ? copies.offsetLeft - cards.offsetLeft : 0;
};

/** The distance from one card to the next. */
const cardPitch = (row: HTMLElement): number => {
  const [first, second] = rowLists(row)[0]?.children ?? [];
  return first instanceof HTMLElement && second instanceof HTMLElement
    ? second.offsetLeft - first.offsetLeft
    : row.clientWidth;
};

/** Moves the row on by one card, or back by one; past the end it goes on with the first. */
export function stepRow(row: HTMLElement, direction: 1 | -1, behavior: ScrollBehavior): void {
  const loop = loopLength(row);
  const pitch = cardPitch(row);
  if (direction > 0 && row.scrollLeft >= loop) row.scrollLeft -= loop;
  if (direction < 0 && row.scrollLeft < pitch) row.scrollLeft += loop;
  row.scrollTo({ left: (Math.round(row.scrollLeft / pitch) + direction) * pitch, behavior });
}

/** A row that moves by itself. */
export interface Drift {
  /** Leaves the row to the visitor for a while: what is written into it while it glides would end the gliding. */
  rest: () => void;
  end: () => void;
}

/**
 * Lets the row move by itself until it is ended. It stands still under the pointer, with focus inside, out of sight, in
 * a hidden tab, and for a while after the visitor has moved it.
 */
export function drift(row: HTMLElement): Drift {
  // What the row shows is whole pixels; where it has come to is kept here.
  let position = 0;
  let written = 0;
  /** When the row moved last; 0 where it has stood still since, and may have been moved by others. */
  let before = 0;
  let restUntil = 0;
  let frame = 0;

  const move = (now: number) => {
    frame = requestAnimationFrame(move);
    if (before === 0) {
      if (Math.abs(row.scrollLeft - position) > 1) position = written = row.scrollLeft;
      before = now;
    }
    const elapsed = Math.min(now - before, LONGEST_STEP);
    before = now;
    if (now < restUntil) return;
    position += (SPEED * elapsed) / 1000;
    const loop = loopLength(row);
    if (position >= loop) position -= loop;
    row.scrollLeft = position;
    written = row.scrollLeft;
  };
  const setMoving = (moving: boolean) => {
    cancelAnimationFrame(frame);
    before = 0;
    if (moving) frame = requestAnimationFrame(move);
  };
  const rest = () => (restUntil = performance.now() + REST);
  const onScroll = () => {
    if (Math.abs(row.scrollLeft - written) < 2) return;
    position = written = row.scrollLeft;
    rest();
  };

  row.addEventListener('scroll', onScroll, { passive: true });
  const release = watchHolds(row, setMoving);
  return {
    rest,
    end: () => {
      row.removeEventListener('scroll', onScroll);
      release();
      setMoving(false);
    },
  };
}

/** Tells whether anything holds the row still: pointer, finger, focus, out of sight, hidden tab. */
function watchHolds(row: HTMLElement, setMoving: (moving: boolean) => void): () => void {
  const holds = new Set<string>();
  const hold = (reason: string, holding: boolean) => {
    if (holding) holds.add(reason);
    else holds.delete(reason);
    setMoving(holds.size === 0);
  };
  const stop = new AbortController();
  const on = (target: EventTarget, type: string, react: () => void) =>
    target.addEventListener(type, react, { passive: true, signal: stop.signal });

  // A finger that has left is still said to hover; only a mouse is.
  row.addEventListener('pointerenter', ({ pointerType }) => hold('pointer', pointerType === 'mouse'), {
    signal: stop.signal,
  });
  on(row, 'pointerleave', () => hold('pointer', false));
  on(row, 'touchstart', () => hold('finger', true));
  on(row, 'touchend', () => hold('finger', false));
  on(row, 'touchcancel', () => hold('finger', false));
  on(row, 'focusin', () => hold('focus', true));
  on(row, 'focusout', () => hold('focus', false));
  on(document, 'visibilitychange', () => hold('hidden', document.hidden));
  const sight = new IntersectionObserver(([entry]) => hold('sight', !entry?.isIntersecting));
  sight.observe(row);
  hold('sight', true);
  if (row.contains(document.activeElement)) hold('focus', true);
  return () => {
    stop.abort();
    sight.disconnect();
  };
}
