import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { drift, rowLists, stepRow, type Drift } from './drift.ts';

const CALM = '(prefers-reduced-motion: reduce)';

const STEPS: Record<string, 1 | -1> = { ArrowLeft: -1, ArrowRight: 1 };

/** Whether the row moves by itself (`drifts`), only by hand (`rests`), or has nothing beyond its ends (`fits`). */
type Motion = 'drifts' | 'rests' | 'fits';

/**
 * Moves the row of the carousel that `controls` is in, by itself unless the visitor wants it still. The row is static
 * markup: this changes its scroll position, its attribute `data-motion` and the copies of its cards, nothing else.
 */
export function useDriftingRow(controls: RefObject<HTMLElement | null>) {
  const [row, setRow] = useState<HTMLElement>();
  const [motion, setMotion] = useState<Motion>('rests');
  const [stopped, setStopped] = useState(false);
  const drifting = useRef<Drift>(undefined);

  // The row is outside of the island: only the browser can look it up.
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
    const begun = drift(row);
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
  // It calls at once, when the page has been laid out: asked before, the browser would do that twice.
  const size = new ResizeObserver(look);
  size.observe(row);
  calm.addEventListener('change', look);
  return () => {
    size.disconnect();
    calm.removeEventListener('change', look);
  };
}

/** Copies of the cards make the loop seamless: a pointer can open them, the keyboard and screen readers skip them. */
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
    const direction = STEPS[event.key];
    if (!direction || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    step(direction);
  };
  row.addEventListener('keydown', onKeyDown);
  return () => row.removeEventListener('keydown', onKeyDown);
}
