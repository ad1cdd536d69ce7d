import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

const CALM = '(prefers-reduced-motion: reduce)';

/** The direction of the arrow keys on the screen; forward is right on a left-to-right page. */
const ARROWS: Record<string, 1 | -1> = { ArrowLeft: -1, ArrowRight: 1 };

/** Whether the row scrolls by itself (`drifts`), only by hand (`rests`), or isn't scrollable (`fits`). */
type Motion = 'drifts' | 'rests' | 'fits';

/**
 * Scrolls the carousel around `controls` automatically, unless the visitor prefers reduced motion or has paused it. The
 * row is static markup: this changes only its scroll position, its attribute `data-motion` and the copies of its cards.
 */
export function useAutoScrollCarousel(controls: RefObject<HTMLElement | null>) {
  const [row, setRow] = useState<HTMLElement>();
  const [motion, setMotion] = useState<Motion>('rests');
  const [stopped, setStopped] = useState(false);
  const drifting = useRef<AutoScroll>(undefined);

  // The row is outside of the island, so only the browser can find it.
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => setRow(findRow(controls.current)), [controls]);

  useEffect(() => (row ? watchMotion(row, setMotion) : undefined), [row]);

  useEffect(() => {
    if (!row) return undefined;
    row.setAttribute('data-motion', motion);
    return motion === 'drifts' ? addCopies(row) : undefined;
  }, [row, motion]);

  useEffect(() => {
    if (!row || motion !== 'drifts' || stopped) return undefined;
    const begun = startAutoScroll(row);
    drifting.current = begun;
    return () => {
      drifting.current = undefined;
      begun.end();
    };
  }, [row, motion, stopped]);

  const step = useCallback(
    (direction: 1 | -1) => {
      drifting.current?.rest();
      if (row) stepRow(row, direction, matchMedia(CALM).matches ? 'auto' : 'smooth');
    },
    [row],
  );
  useEffect(() => (row ? stepByArrows(row, step) : undefined), [row, step]);

  return { motion, stopped, toggle: () => setStopped(!stopped), step };
}

const findRow = (controls: HTMLElement | null): HTMLElement | undefined =>
  controls?.closest('[data-carousel]')?.querySelector<HTMLElement>('[data-motion]') ?? undefined;

function watchMotion(row: HTMLElement, onChange: (motion: Motion) => void): () => void {
  const calm = matchMedia(CALM);
  const look = () => {
    const fits = (rowLists(row)[0]?.scrollWidth ?? 0) <= row.clientWidth;
    onChange(fits ? 'fits' : calm.matches ? 'rests' : 'drifts');
  };
  // The observer reports after layout; measuring earlier would force a second layout.
  const size = new ResizeObserver(look);
  size.observe(row);
  calm.addEventListener('change', look);
  return () => {
    size.disconnect();
    calm.removeEventListener('change', look);
  };
}

/** Adds copies of the cards for a seamless loop. They are clickable; keyboard and screen readers skip them. */
function addCopies(row: HTMLElement): () => void {
  const copies = rowLists(row)[0]?.cloneNode(true);
  if (!(copies instanceof HTMLElement)) return () => undefined;
  copies.setAttribute('aria-hidden', 'true');
  for (const link of copies.querySelectorAll('a')) link.tabIndex = -1;
  row.append(copies);
  return () => copies.remove();
}

function stepByArrows(row: HTMLElement, step: (direction: 1 | -1) => void): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (!arrow || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    step(arrow === scrollSign() ? 1 : -1);
  };
  row.addEventListener('keydown', onKeyDown);
  return () => row.removeEventListener('keydown', onKeyDown);
}

/** Speed in pixels per second: slow enough to read a passing card. */
const SPEED = 26;
/** Pause after the visitor has scrolled the row, in milliseconds. */
const REST = 4000;
/** Maximum time between two frames that counts, in milliseconds, so that the row doesn't jump after a pause. */
const LONGEST_STEP = 50;

/** The sign of `scrollLeft` on this page: in a right-to-left page the row begins at 0 and scrolls into negative numbers. */
const scrollSign = (): 1 | -1 => (document.dir === 'rtl' ? -1 : 1);

const positionOf = (row: HTMLElement): number => scrollSign() * row.scrollLeft;

const setPosition = (row: HTMLElement, position: number): void => {
  row.scrollLeft = scrollSign() * position;
};

/** The lists in a row: the cards and, while it scrolls automatically, their copies. */
const rowLists = (row: HTMLElement): HTMLElement[] => [...row.querySelectorAll<HTMLElement>(':scope > ul')];

/** Scroll distance at which the copies replace the cards; 0 without copies. */
const loopLength = (row: HTMLElement): number => {
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
function stepRow(row: HTMLElement, direction: 1 | -1, behavior: ScrollBehavior): void {
  const loop = loopLength(row);
  const pitch = cardPitch(row);
  if (direction > 0 && positionOf(row) >= loop) setPosition(row, positionOf(row) - loop);
  if (direction < 0 && positionOf(row) < pitch) setPosition(row, positionOf(row) + loop);
  const next = (Math.round(positionOf(row) / pitch) + direction) * pitch;
  row.scrollTo({ left: scrollSign() * next, behavior });
}

/** A running auto-scroll. */
interface AutoScroll {
  /** Pauses for a while, because setting the scroll position would abort a smooth scroll. */
  rest: () => void;
  end: () => void;
}

/**
 * Scrolls the row automatically until it is stopped. Pauses on hover, with focus inside, outside of the viewport, in a
 * hidden tab, and for a while after the visitor has scrolled the row.
 */
function startAutoScroll(row: HTMLElement): AutoScroll {
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
