import { useEffect, useRef, type RefObject } from 'react';
import { useView } from '../state/view.tsx';
import { indexOfId, type Identities } from '../state/identities.ts';
import { outlineState, setOutline } from './choice-store.ts';
import { moveChoice } from './choose.ts';
import { OUTLINE_ID } from './focus.ts';
import { SECTIONS } from './section-commands.ts';
import { isEditingSections } from './use-list-edit.tsx';

/**
 * Keeps sections selected when an undo or an edit by hand moves them; the one in its place gets focus when the focused one
 * is gone. The commands of the outline select and focus the sections that they have changed by themselves.
 */
export function useFollowSection(file: string, ids: Identities): void {
  const { view, show } = useView();
  const { selected } = view;
  const focused = useFocusedIndex();
  const last = useRef({ ids, selected });
  useEffect(() => {
    const before = last.current;
    last.current = { ids, selected };
    if (before.ids === ids || isEditingSections()) return;
    const [list, index, ...rest] = selected?.file === file ? selected.path : [];
    if (before.selected === selected && list === SECTIONS[0] && typeof index === 'number') {
      const placeNow = (place: number) => indexOfId(ids, before.ids[place]);
      const place = placeNow(index);
      if (place >= 0 && place !== index) {
        setOutline({ file, choice: moveChoice(outlineState().choice, placeNow) });
        show({ selected: { file, path: [...SECTIONS, place, ...rest] } });
      }
    }
    if (focused.current !== undefined && ids.length > 0 && document.activeElement === document.body)
      setOutline({ focus: { index: Math.min(focused.current, ids.length - 1), control: 'row' } });
  }, [file, ids, selected, show, focused]);
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
