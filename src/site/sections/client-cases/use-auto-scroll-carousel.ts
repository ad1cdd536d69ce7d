import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { scrollSign, startAutoScroll, rowLists, stepRow, type AutoScroll } from './auto-scroll.ts';

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
