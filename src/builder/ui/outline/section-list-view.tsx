import { Text } from '@mantine/core';
import { useFocusReturn } from '@mantine/hooks';
import { useCallback, useMemo, type ClipboardEvent } from 'react';
import { texts } from '../../texts/texts.ts';
import { useView } from '../state/view.tsx';
import { useOutlineState } from './choice-store.ts';
import { chooseOne, extendTo, toggle } from './choose.ts';
import { OutlineDialogs } from './outline-dialogs.tsx';
import { OutlineItem, type ChooseMode } from './outline-item.tsx';
import classes from './outline.module.css';
import type { PageSections } from './read-sections.ts';
import { ActionsContext } from './section-actions.ts';
import { moveTo, remove } from './section-commands.ts';
import { useChoice } from './use-choice.ts';
import { announceCopy, type SectionClipboard } from './use-clipboard.ts';
import { useFollowSection } from './use-follow-section.ts';
import { useOutlineActions } from './use-outline-actions.ts';
import { gapBefore } from './use-list-edit.tsx';
import { useOutlineKeys } from './use-outline-keys.ts';

/** The list of a page's sections, with keys, drag, clipboard and dialogs. */
export function SectionList({ file, page }: { file: string; page: PageSections }) {
  const { show } = useView();
  const { expanded } = useOutlineState();
  const { sections, entries, ids } = page;
  useFollowSection(file, ids);
  const { choice, choose } = useChoice(file, sections);
  const { actions, edit, clipboard, question, ask } = useOutlineActions(file, page);
  // A dialog that is mounted open doesn't do that by itself.
  useFocusReturn({ opened: question !== undefined });
  const onChoose = useCallback(
    (index: number, mode: ChooseMode) => {
      if (mode === 'one' || !choice) choose(chooseOne(index));
      else choose(mode === 'range' ? extendTo(choice, index) : toggle(choice, index));
    },
    [choice, choose],
  );
  const onDrop = useCallback(
    (from: number, gap: number) => {
      // Nothing is selected before the drop: the list must not change its height under the pointer.
      const chosen = choice?.indexes.includes(from) ? choice.indexes : [from];
      const gapNow = gapBefore(ids[gap]);
      void edit((target) => moveTo(target, gapNow(target)), { focus: 'row', chosen });
    },
    [choice, edit, ids],
  );
  const total = sections.length;
  const onBack = useCallback(() => show({ selected: undefined }), [show]);
  const onKeyDown = useOutlineKeys(
    useMemo(() => ({ actions, total, choose, onBack }), [actions, total, choose, onBack]),
  );
  const clipboardEvents = useClipboardEvents(clipboard, () => void edit(remove, { focus: 'row' }));
  return (
    <ActionsContext value={actions}>
      {total === 0 && <Text className={classes.hint}>{texts.outline.empty}</Text>}
      <ul className={classes.list} aria-label={texts.outline.title} onKeyDown={onKeyDown} {...clipboardEvents}>
        {sections.map((section, index) => (
          <OutlineItem
            key={ids[index]}
            section={section}
            entry={entries[index] ?? {}}
            total={total}
            isChosen={choice?.indexes.includes(index) ?? false}
            isCurrent={choice?.focus === index}
            isTabStop={(choice?.focus ?? 0) === index}
            isExpanded={expanded}
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

/** Listeners for the keys that copy, cut and paste. */
function useClipboardEvents({ textOfChosen, pasteText }: SectionClipboard, onCut: () => void) {
  const copy = (event: ClipboardEvent): boolean => {
    const text = textOfChosen();
    if (text === undefined) return false;
    event.preventDefault();
    event.clipboardData.setData('text/plain', text);
    announceCopy();
    return true;
  };
  return {
    onCopy: copy,
    onCut: (event: ClipboardEvent) => {
      if (copy(event)) onCut();
    },
    onPaste: (event: ClipboardEvent) => {
      event.preventDefault();
      void pasteText(event.clipboardData.getData('text/plain'));
    },
  };
}
