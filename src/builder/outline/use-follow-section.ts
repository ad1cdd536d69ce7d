import { useEffect, useRef } from 'react';
import { useView } from '../state/view.tsx';
import { setOutline } from './choice-store.ts';
import { OUTLINE_ID } from './focus.ts';
import { movedTo } from './moved-to.ts';
import { SECTIONS } from './section-commands.ts';
import { isEditingSections } from './use-list-edit.tsx';

/**
 * Keeps a section selected, and focused, when an undo or an edit by hand moves it. The commands of the outline select the
 * sections that they have changed by themselves.
 */
export function useFollowSection(file: string, entries: readonly unknown[]): void {
  const { view, show } = useView();
  const { selected } = view;
  const last = useRef({ entries, selected });
  useEffect(() => {
    const before = last.current;
    last.current = { entries, selected };
    if (before.entries === entries || before.selected !== selected || isEditingSections()) return;
    const [list, index, ...rest] = selected?.file === file ? selected.path : [];
    if (list !== SECTIONS[0] || typeof index !== 'number') return;
    const moved = movedTo(before.entries, entries, index);
    if (moved === undefined) return;
    if (document.activeElement?.closest(`#${OUTLINE_ID} [data-index="${index}"]`))
      setOutline({ focus: { index: moved, control: 'row' } });
    show({ selected: { file, path: [...SECTIONS, moved, ...rest] } });
  }, [file, entries, selected, show]);
}
