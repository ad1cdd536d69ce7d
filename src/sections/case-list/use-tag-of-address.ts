import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { afterPaint } from '../../components/after-paint.ts';

const never = () => () => undefined;

/** False while the pre-rendered page is taken over, true as soon as the browser may differ from it. */
const useTakenOver = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

const mayMove = () => matchMedia('(prefers-reduced-motion: no-preference)').matches;

/** The tag of an address (`?tag=B2B`), if it is one of the known ones. */
const knownTag = (search: object, known: readonly string[]): string | null => {
  const asked = 'tag' in search ? search.tag : undefined;
  return known.find((tag) => tag === asked) ?? null;
};

/**
 * The tag chosen in the address, and how to choose another. A tag that nobody knows chooses none; what was pre-rendered
 * has none either.
 */
export function useTagOfAddress(known: readonly string[]) {
  const takenOver = useTakenOver();
  const asked = knownTag(useSearch({ strict: false }), known);
  const navigate = useNavigate();
  const [arrivedWith] = useState(takenOver ? null : asked);
  const callOff = useRef<() => void>(undefined);
  useEffect(() => () => callOff.current?.(), []);
  const choose = (tag: string | null) => {
    // The browser paints nothing from here until the cards have moved: the press is shown before.
    callOff.current = afterPaint(
      () =>
        void navigate({
          to: '.',
          search: (others: object) => ({ ...others, tag: tag ?? undefined }),
          replace: false,
          resetScroll: false,
          viewTransition: mayMove(),
        }),
    );
  };
  return { tag: takenOver ? asked : null, choose, arrivedFiltered: takenOver && arrivedWith !== null };
}
