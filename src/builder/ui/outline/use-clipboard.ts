import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useMemo, type RefObject } from 'react';
import type * as sectionTextModule from '../../protocol/section-text.ts';
import { texts } from '../../texts/texts.ts';
import { indexOfId } from '../state/identities.ts';
import { writtenFile } from '../state/shown-files.ts';
import { showRefusal } from '../state/toasts.ts';
import { outlineState, setOutline } from './choice-store.ts';
import { sectionsInCache } from './read-sections.ts';
import { insert, insertSections } from './section-commands.ts';
import { useSectionEdit } from './use-list-edit.ts';

/** What copies sections as YAML and pastes them. */
export interface SectionClipboard {
  /** The chosen sections as YAML; `undefined` if none is chosen, or as long as what writes YAML is being loaded. */
  textOfChosen: () => string | undefined;
  pasteText: (text: string) => Promise<boolean>;
  /** Writes the chosen sections to the clipboard, as the menu does. */
  copy: () => Promise<void>;
  /** Reads the clipboard, which the browser may refuse or ask for. */
  paste: () => Promise<void>;
}

type SectionText = typeof sectionTextModule;

/** What reads and writes sections as YAML, once it's loaded. */
let sectionText: SectionText | undefined;

const loadSectionText = async (): Promise<SectionText> =>
  (sectionText ??= await import('../../protocol/section-text.ts'));

/** Says that the chosen sections were copied. */
function announceCopy(): void {
  setOutline({ announcement: texts.outline.clipboard.copied(outlineState().choice?.indexes.length ?? 0) });
}

/** Returns functions that copy and paste the sections of a page as YAML text. */
export function useSectionClipboard(file: string): SectionClipboard {
  const client = useQueryClient();
  const edit = useSectionEdit(file);
  useEffect(() => void loadSectionText(), []);
  const textOfChosen = useCallback(() => {
    const page = sectionsInCache(client, file);
    const chosen = outlineState().choice?.indexes ?? [];
    if (!page || chosen.length === 0 || !sectionText) return undefined;
    const written = writtenFile(client, file);
    const places = chosen.map((index) => indexOfId(written?.list.ids ?? [], page.ids[index]));
    // What isn't written yet has no comments.
    return places.includes(-1)
      ? sectionText.dataToText(page.entries.filter((_, index) => chosen.includes(index)))
      : sectionText.sectionsToText(written?.answer.text ?? '', places);
  }, [client, file]);
  const pasteText = useCallback(
    async (text: string) => {
      const read = (await loadSectionText()).sectionsFromText(text);
      if ('problem' in read) {
        showRefusal(texts.outline.clipboard.notPasted, read.problem);
        return false;
      }
      return edit(
        (target) => {
          const index = (target.chosen.at(-1) ?? target.entries.length - 1) + 1;
          const label = texts.outline.steps.pasted(read.sections.length);
          return read.isList
            ? insertSections(target, index, { text, values: read.sections }, label)
            : insert(target, index, read.sections, label);
        },
        { focus: 'row' },
      );
    },
    [edit],
  );
  const copy = useCallback(async () => {
    await loadSectionText();
    const text = textOfChosen();
    if (text === undefined) return;
    try {
      await navigator.clipboard.writeText(text);
      announceCopy();
    } catch {
      const { title, hint } = texts.outline.clipboard.copyBlocked;
      showRefusal(title, hint);
    }
  }, [textOfChosen]);
  const paste = useCallback(async () => {
    let text: string;
    try {
      text = await navigator.clipboard.readText();
    } catch {
      const { title, hint } = texts.outline.clipboard.pasteBlocked;
      showRefusal(title, hint);
      return;
    }
    await pasteText(text);
  }, [pasteText]);
  // The same object in each rendering: with another one, the buttons of all sections render again.
  return useMemo(() => ({ textOfChosen, pasteText, copy, paste }), [textOfChosen, pasteText, copy, paste]);
}

/**
 * Copies, cuts and pastes by the keys while the list has the focus. The events are those of the document: Firefox tells of them where
 * text is selected, not where the focus is.
 */
export function useClipboardEvents(
  list: RefObject<HTMLElement | null>,
  { textOfChosen, copy: copyLater, pasteText }: SectionClipboard,
  onCut: () => void,
): void {
  const on = useEffectEvent((event: ClipboardEvent) => {
    if (!list.current?.contains(document.activeElement)) return;
    if (event.type === 'paste') {
      event.preventDefault();
      void pasteText(event.clipboardData?.getData('text/plain') ?? '');
      return;
    }
    if (!outlineState().choice) return;
    event.preventDefault();
    const text = textOfChosen();
    if (text === undefined) {
      void copyLater();
      return;
    }
    event.clipboardData?.setData('text/plain', text);
    announceCopy();
    if (event.type === 'cut') onCut();
  });
  useEffect(() => {
    const types = ['copy', 'cut', 'paste'] as const;
    for (const type of types) document.addEventListener(type, on);
    return () => {
      for (const type of types) document.removeEventListener(type, on);
    };
  }, []);
}
