import { Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useFocusReturn } from '@mantine/hooks';
import { useCallback, useMemo, useEffect, useRef, type RefObject } from 'react';
import { texts } from '../../texts/texts.ts';
import { useShownDay } from '../state/shown-day.ts';
import { isPhone } from '../state/use-is-phone.ts';
import { useShow, useView } from '../state/view.tsx';
import { useOutlineState, setOutline, outlineState } from './choice-store.ts';
import { chooseOne, extendTo, toggle, type Choice, moveChoice } from './choose.ts';
import { useAfterFirstRender } from '../kit/use-after-first-render.ts';
import { OutlineDialogs } from './outline-dialogs.tsx';
import { OutlineItem, type ChooseMode } from './outline-item.tsx';
import classes from './outline.module.css';
import { type PageSections, sectionsInCache, sharedFile } from './read-sections.ts';
import { ActionsContext } from './section-actions.ts';
import { moveTo, remove, SECTIONS } from './section-commands.ts';
import { useClipboardEvents } from './use-clipboard.ts';
import { useOutlineActions } from './use-outline-actions.ts';
import { gapBefore, type SectionEdit } from './use-list-edit.ts';
import { useOutlineKeys } from './use-outline-keys.ts';
import { useDropBelow } from './use-section-drag.ts';
import type { OutlineSection } from '../state/section-list.ts';
import { indexOfId, type Identities } from '../state/identities.ts';
import { OUTLINE_ID } from './focus.ts';

/** The list of a page's sections, with keys, drag, clipboard and dialogs. */
export function SectionList({ file, page }: { file: string; page: PageSections }) {
  const show = useShow();
  const { expanded } = useOutlineState();
  const day = useShownDay();
  const { sections, entries, ids } = page;
  useFollowSection(file, ids);
  const { choice, choose } = useChoice(file, sections);
  const { actions, edit, clipboard, question, ask } = useOutlineActions(file);
  // A dialog that is mounted open doesn't do that by itself.
  useFocusReturn({ opened: question !== undefined });
  const onChoose = useChooseByMode(choose);
  const onDrop = useDrop(file, edit);
  const total = sections.length;
  const hasTools = useAfterFirstRender();
  const list = useRef<HTMLUListElement>(null);
  useCurrentInSight(list, choice?.focus);
  const isOverEnd = useDropBelow(list, (from) => onDrop(from, total));
  const onBack = useCallback(() => show({ selected: undefined }), [show]);
  const onKeyDown = useOutlineKeys(
    useMemo(() => ({ actions, total, choose, onBack }), [actions, total, choose, onBack]),
  );
  useClipboardEvents(list, clipboard, () => void edit(remove, { focus: 'row' }));
  return (
    <ActionsContext value={actions}>
      {total === 0 && <Text className={classes.hint}>{texts.outline.empty}</Text>}
      <ul ref={list} className={classes.list} aria-label={texts.outline.title} onKeyDown={onKeyDown}>
        {sections.map((section, index) => (
          <OutlineItem
            key={ids[index]}
            section={section}
            entry={entries[index] ?? {}}
            day={day}
            total={total}
            isChosen={choice?.indexes.includes(index) ?? false}
            isCurrent={choice?.focus === index}
            isTabStop={(choice?.focus ?? 0) === index}
            isExpanded={expanded}
            hasTools={hasTools}
            takesDrop={isOverEnd && index === total - 1}
            onChoose={onChoose}
            onDrop={onDrop}
          />
        ))}
      </ul>
      {question && (
        <OutlineDialogs
          {...{ file, page, question, edit }}
          chosen={choice?.indexes ?? []}
          onClose={() => ask(undefined)}
        />
      )}
    </ActionsContext>
  );
}

/** On a phone, keeps the current section in sight when its fields open below the list. */
function useCurrentInSight(list: RefObject<HTMLElement | null>, current: number | undefined): void {
  useEffect(() => {
    const element = list.current;
    const entry = element?.querySelector(`[data-index="${current}"]`);
    if (!element || !entry) return undefined;
    const sizes = new ResizeObserver(() => {
      if (isPhone()) entry.scrollIntoView({ block: 'nearest' });
    });
    sizes.observe(element);
    sizes.observe(entry);
    return () => sizes.disconnect();
  }, [list, current]);
}

/** Chooses sections. `isQuiet`: on a phone, without opening their fields. */
type Choose = (choice: Choice, isQuiet?: boolean) => void;

/** Returns a function that chooses a section by itself or with others. */
function useChooseByMode(choose: Choose): (index: number, mode: ChooseMode) => void {
  return useCallback(
    (index, mode) => {
      const { choice: chosen } = outlineState();
      if (mode === 'one' || mode === 'use' || !chosen) choose(chooseOne(index), mode === 'use');
      else choose(mode === 'range' ? extendTo(chosen, index) : toggle(chosen, index));
    },
    [choose],
  );
}

/** Returns a function that moves a dragged section, and the others that are chosen with it, to a gap. */
function useDrop(file: string, edit: SectionEdit): (from: number, gap: number) => void {
  const client = useQueryClient();
  return useCallback(
    (from, gap) => {
      // Nothing is selected before the drop: the list must not change its height under the pointer.
      const { choice: chosen } = outlineState();
      const gapNow = gapBefore(sectionsInCache(client, file)?.ids[gap]);
      void edit((target) => moveTo(target, gapNow(target)), {
        focus: 'row',
        chosen: chosen?.indexes.includes(from) ? chosen.indexes : [from],
      });
    },
    [client, edit, file],
  );
}

/** Returns the chosen sections of a page, which follow a selection on the page itself, and a function to choose. */
function useChoice(file: string, sections: readonly OutlineSection[]): { choice: Choice | undefined; choose: Choose } {
  const view = useView();
  const show = useShow();
  const state = useOutlineState();
  const index = selectedIndex(view.selected, file, sections);
  const kept = state.file === file ? state.choice : undefined;
  const choice = useMemo(() => {
    if (index === undefined) return undefined;
    return kept?.indexes.includes(index) ? kept : chooseOne(index);
  }, [index, kept]);
  // The last section was removed: nobody chose something else.
  const isGone = index === undefined && view.selected?.file === file && view.selected.path[0] === SECTIONS[0];
  // Commands read the choice when they run. A selection on the page or a pressed key replaces it.
  useEffect(() => {
    if (isGone) return;
    if (state.choice?.indexes !== choice?.indexes || state.file !== file) setOutline({ file, choice });
  });
  const choose = useCallback(
    (next: Choice, isQuiet?: boolean) => {
      setOutline({ file, choice: next });
      show({ selected: { file, path: [...SECTIONS, next.focus], isQuiet } });
    },
    [file, show],
  );
  return { choice, choose };
}

/** The section of a page that holds the selected field, if any. */
function selectedIndex(
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

/**
 * Keeps sections selected when an undo or an edit by hand moves them; the one in its place gets focus when the focused one
 * is gone. The commands of the outline select and focus the sections that they have changed by themselves.
 */
function useFollowSection(file: string, ids: Identities): void {
  const view = useView();
  const show = useShow();
  const { selected } = view;
  const focused = useFocusedIndex();
  const last = useRef({ ids, selected });
  useEffect(() => {
    const before = last.current;
    last.current = { ids, selected };
    if (before.ids === ids) return;
    const [list, index, ...rest] = selected?.file === file ? selected.path : [];
    if (before.selected === selected && list === SECTIONS[0] && typeof index === 'number') {
      const placeNow = (place: number) => indexOfId(ids, before.ids[place]);
      const place = placeNow(index);
      if (place >= 0 && place !== index) {
        setOutline({ file, choice: moveChoice(outlineState().choice, placeNow) });
        const moved = { ...selected, file, path: [...SECTIONS, place, ...rest] };
        // The sections may have changed again by the time it's rendered.
        last.current = { ids, selected: moved };
        show({ selected: moved });
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
