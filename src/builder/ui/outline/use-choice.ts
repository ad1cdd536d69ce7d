import { useCallback, useEffect, useMemo } from 'react';
import { useView } from '../state/view.tsx';
import { setOutline, useOutlineState } from './choice-store.ts';
import { chooseOne, type Choice } from './choose.ts';
import { sharedFile } from './read-sections.ts';
import type { OutlineSection } from '../state/section-list.ts';
import { SECTIONS } from './section-commands.ts';

/** Returns the chosen sections of a page, which follow a selection on the page itself, and a function to choose. */
export function useChoice(
  file: string,
  sections: readonly OutlineSection[],
): { choice: Choice | undefined; choose: (choice: Choice) => void } {
  const { view, show } = useView();
  const state = useOutlineState();
  const index = selectedIndex(view.selected, file, sections);
  const kept = state.file === file ? state.choice : undefined;
  const choice = useMemo(() => {
    if (index === undefined) return undefined;
    return kept?.indexes.includes(index) ? kept : chooseOne(index);
  }, [index, kept]);
  // The last section was removed: nobody chose something else, and the removal chooses what comes next.
  const isGone = index === undefined && view.selected?.file === file && view.selected.path[0] === SECTIONS[0];
  // Commands read the choice when they run. A selection on the page or a pressed key replaces it.
  useEffect(() => {
    if (isGone) return;
    if (state.choice?.indexes !== choice?.indexes || state.file !== file) setOutline({ file, choice });
  });
  const choose = useCallback(
    (next: Choice) => {
      setOutline({ file, choice: next });
      show({ selected: { file, path: [...SECTIONS, next.focus] } });
    },
    [file, show],
  );
  return { choice, choose };
}

/** The section of a page that holds the selected field, if any. */
export function selectedIndex(
  selected: { file: string; path: readonly (string | number)[] } | undefined,
  file: string,
  sections: readonly OutlineSection[],
): number | undefined {
  if (!selected) return undefined;
  const { path } = selected;
  if (selected.file === file)
    return path[0] === 'sections' && typeof path[1] === 'number' && path[1] < sections.length ? path[1] : undefined;
  return sections.find(({ shared }) => shared && sharedFile(shared.name) === selected.file)?.index;
}
