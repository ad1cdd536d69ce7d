import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { FileAnswer } from '../../editing-protocol/builder/site-methods.ts';
import { sectionsFromText, sectionsToText } from '../../editing-protocol/section-text.ts';
import { fileQuery } from '../state/queries.ts';
import { showRefusal } from '../state/toasts.ts';
import { pluralize } from '../state/pluralize.ts';
import { outlineState, setOutline } from './choice-store.ts';
import { sectionsInCache } from './read-sections.ts';
import { insert, insertText, SECTIONS } from './section-commands.ts';
import { useSectionEdit } from './use-list-edit.tsx';

/** What copies sections as YAML and pastes them. */
export interface SectionClipboard {
  /** The chosen sections as YAML; `undefined` if none is chosen. */
  textOfChosen: () => string | undefined;
  pasteText: (text: string) => Promise<boolean>;
  /** Writes the chosen sections to the clipboard, as the menu does. */
  copy: () => Promise<void>;
  /** Reads the clipboard, which the browser may refuse or ask for. */
  paste: () => Promise<void>;
}

/** Says that the chosen sections were copied. */
export function announceCopy(): void {
  setOutline({ announcement: `Copied ${pluralize(outlineState().choice?.indexes.length ?? 0, 'section')}` });
}

/** Returns functions that copy and paste the sections of a page as YAML text. */
export function useSectionClipboard(file: string): SectionClipboard {
  const client = useQueryClient();
  const edit = useSectionEdit(file);
  const textOfChosen = useCallback(() => {
    const page = sectionsInCache(client, file);
    const chosen = outlineState().choice?.indexes ?? [];
    if (!page || chosen.length === 0) return undefined;
    const { text = '' } = client.getQueryData<FileAnswer>(fileQuery(file).queryKey) ?? {};
    return sectionsToText(text, chosen);
  }, [client, file]);
  const pasteText = useCallback(
    async (text: string) => {
      const read = sectionsFromText(text);
      if ('problem' in read) {
        showRefusal('Nothing was pasted', read.problem);
        return false;
      }
      return edit(
        (target) => {
          const index = (target.chosen.at(-1) ?? target.entries.length - 1) + 1;
          const named = { ...target, list: SECTIONS, name: pluralize(read.sections.length, 'section') };
          return read.isList
            ? insertText(named, index, { text, values: read.sections }, 'pasted')
            : insert(named, index, read.sections, 'pasted');
        },
        { focus: 'row' },
      );
    },
    [edit],
  );
  const copy = useCallback(async () => {
    const text = textOfChosen();
    if (text === undefined) return;
    try {
      await navigator.clipboard.writeText(text);
      announceCopy();
    } catch {
      showRefusal('The browser blocked access to the clipboard', 'Select a section, then press Ctrl+C.');
    }
  }, [textOfChosen]);
  const paste = useCallback(async () => {
    let text: string;
    try {
      text = await navigator.clipboard.readText();
    } catch {
      showRefusal('The browser doesn’t show the clipboard', 'Select a section, then press Ctrl+V.');
      return;
    }
    await pasteText(text);
  }, [pasteText]);
  return { textOfChosen, pasteText, copy, paste };
}
