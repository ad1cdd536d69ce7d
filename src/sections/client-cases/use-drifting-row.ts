import { useEffect, useRef, useState } from 'react';
import { drift, stepRow, type Drift } from './drift.ts';

const CALM = '(prefers-reduced-motion: reduce)';

/**
 * A row that moves by itself unless the visitor wants it still. `motion` says whether it does (`drifts`), can only be
 * moved by the visitor (`rests`), or has nothing to show beyond its ends (`fits`).
 */
export function useDriftingRow() {
  const row = useRef<HTMLDivElement>(null);
  const [motion, setMotion] = useState<'drifts' | 'rests' | 'fits'>('rests');
  const [stopped, setStopped] = useState(false);

  useEffect(() => {
    const cards = row.current?.firstElementChild;
    if (!row.current || !cards) return undefined;
    const calm = matchMedia(CALM);
    const look = () => {
      const fits = cards.scrollWidth <= (row.current?.clientWidth ?? 0);
      setMotion(fits ? 'fits' : calm.matches ? 'rests' : 'drifts');
    };
    // It calls at once, when the page has been laid out: asked before, the browser would do that twice.
    const size = new ResizeObserver(look);
    size.observe(row.current);
    calm.addEventListener('change', look);
    return () => {
      size.disconnect();
      calm.removeEventListener('change', look);
    };
  }, []);

  const drifting = useRef<Drift>(undefined);
  useEffect(() => {
    if (!row.current || motion !== 'drifts' || stopped) return undefined;
    const begun = drift(row.current);
    drifting.current = begun;
    return () => {
      drifting.current = undefined;
      begun.end();
    };
  }, [motion, stopped]);

  const step = (direction: 1 | -1) => {
    drifting.current?.rest();
    if (row.current) stepRow(row.current, direction, matchMedia(CALM).matches ? 'auto' : 'smooth');
  };
  return { row, motion, stopped, toggle: () => setStopped(!stopped), step };
}
