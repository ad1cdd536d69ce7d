/** Speed in pixels per second: slow enough to read a passing card. */
const SPEED = 26;
/** Pause after the visitor has scrolled the row, in milliseconds. */
const REST = 4000;
/** Maximum time between two frames that counts, in milliseconds, so that the row doesn't jump after a pause. */
const LONGEST_STEP = 50;

/** The sign of `scrollLeft` on this page: in a right-to-left page the row begins at 0 and scrolls into negative numbers. */
export const scrollSign = (): 1 | -1 => (document.dir === 'rtl' ? -1 : 1);

const positionOf = (row: HTMLElement): number => scrollSign() * row.scrollLeft;

const setPosition = (row: HTMLElement, position: number): void => {
  row.scrollLeft = scrollSign() * position;
};

/** The lists in a row: the cards and, while it scrolls automatically, their copies. */
export const rowLists = (row: HTMLElement): HTMLElement[] => [...row.querySelectorAll<HTMLElement>(':scope > ul')];

/** Scroll distance at which the copies replace the cards; 0 without copies. */
export const loopLength = (row: HTMLElement): number => {
  const [cards, copies] = rowLists(row);
  return cards && copies ? Math.abs(copies.offsetLeft - cards.offsetLeft) : 0;
};

/** The distance from one card to the next. */
const cardPitch = (row: HTMLElement): number => {
  const [first, second] = rowLists(row)[0]?.children ?? [];
  return first instanceof HTMLElement && second instanceof HTMLElement
    ? Math.abs(second.offsetLeft - first.offsetLeft)
    : row.clientWidth;
};

/** Scrolls the row by one card forward or back; continues with the first card after the last. */
export function stepRow(row: HTMLElement, direction: 1 | -1, behavior: ScrollBehavior): void {
  const loop = loopLength(row);
  const pitch = cardPitch(row);
  if (direction > 0 && positionOf(row) >= loop) setPosition(row, positionOf(row) - loop);
  if (direction < 0 && positionOf(row) < pitch) setPosition(row, positionOf(row) + loop);
  const next = (Math.round(positionOf(row) / pitch) + direction) * pitch;
  row.scrollTo({ left: scrollSign() * next, behavior });
}

/** A running auto-scroll. */
export interface AutoScroll {
  /** Pauses for a while, because setting the scroll position would abort a smooth scroll. */
  rest: () => void;
  end: () => void;
}

/**
 * Scrolls the row automatically until it is stopped. Pauses on hover, with focus inside, outside of the viewport, in a
 * hidden tab, and for a while after the visitor has scrolled the row.
 */
export function startAutoScroll(row: HTMLElement): AutoScroll {
  // Browsers may round the position to whole pixels, so this keeps the exact position.
  let position = 0;
  let written = 0;
  /** Time of the last step; 0 after a pause, when the visitor may have scrolled the row. */
  let before = 0;
  let restUntil = 0;
  let frame = 0;

  const move = (now: number) => {
    frame = requestAnimationFrame(move);
    if (before === 0) {
      if (Math.abs(positionOf(row) - position) > 1) position = written = positionOf(row);
      before = now;
    }
    const elapsed = Math.min(now - before, LONGEST_STEP);
    before = now;
    if (now < restUntil) return;
    position += (SPEED * elapsed) / 1000;
    const loop = loopLength(row);
    if (position >= loop) position -= loop;
    setPosition(row, position);
    written = positionOf(row);
  };
  const setMoving = (moving: boolean) => {
    cancelAnimationFrame(frame);
    before = 0;
    if (moving) frame = requestAnimationFrame(move);
  };
  const rest = () => (restUntil = performance.now() + REST);
  const onScroll = () => {
    if (Math.abs(positionOf(row) - written) < 2) return;
    position = written = positionOf(row);
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

/** Whether the row must pause: hover, touch, focus, outside of the viewport, hidden tab. */
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

  // After a touch, `:hover` still matches; only a mouse really hovers.
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
