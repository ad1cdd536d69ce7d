import { useEffect, useRef, type RefObject } from 'react';
import { useView } from '../state/view.tsx';
import { setOutline } from './choice-store.ts';
import { OUTLINE_ID } from './focus.ts';
import { movedTo } from './moved-to.ts';
import { SECTIONS } from './section-commands.ts';
import { isEditingSections } from './use-list-edit.tsx';

/**
 * Keeps a section selected, and focused, when an undo or an edit by hand moves it; the one in its place gets focus when
 * it's gone. The commands of the outline select and focus the sections that they have changed by themselves.
 */
export function useFollowSection(file: string, entries: readonly unknown[]): void {
  const { view, show } = useView();
  const { selected } = view;
  const focused = useFocusedIndex();
  const last = useRef({ entries, selected });
  useEffect(() => {
    const before = last.current;
    last.current = { entries, selected };
    if (before.entries === entries || isEditingSections()) return;
    const [list, index, ...rest] = selected?.file === file ? selected.path : [];
    const moved =
      before.selected === selected && list === SECTIONS[0] && typeof index === 'number'
        ? movedTo(before.entries, entries, index)
        : undefined;
    if (moved !== undefined) show({ selected: { file, path: [...SECTIONS, moved, ...rest] } });
    if (focused.current === undefined) return;
    const isGone = document.activeElement === document.body;
    if (moved !== undefined && focused.current === index) setOutline({ focus: { index: moved, control: 'row' } });
    else if (isGone && entries.length > 0)
      setOutline({ focus: { index: Math.min(focused.current, entries.length - 1), control: 'row' } });
  }, [file, entries, selected, show, focused]);
}

/** Returns the index of the section in the outline that had focus last, if nothing else got it since. */
function useFocusedIndex(): RefObject<number | undefined> {
  const focused = useRef<number>(undefined);
  useEffect(() => {
    const end = new AbortController();
    document.addEventListener(
      'focusin',
      ({ target }) => {
        const item = (target as Element).closest<HTMLElement>(`#${OUTLINE_ID} [data-index]`);
        focused.current = item ? Number(item.dataset['index']) : undefined;
      },
      { signal: end.signal },
    );
    return () => end.abort();
  }, []);
  return focused;
}
