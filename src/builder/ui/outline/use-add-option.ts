import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { PlainSection } from '../../protocol/section-text.ts';
import { texts } from '../../texts/texts.ts';
import { fileQuery } from '../state/queries.ts';
import { sectionRecords } from '../state/section-list.ts';
import type { PaletteOption } from './palette-options.ts';
import { addAfterChosen, insertSections } from './section-commands.ts';
import { useSectionEdit } from './use-list-edit.ts';

/**
 * Returns a function that adds what the palette offers behind the selected section, or at the end of the page, where it shows
 * before it's saved. The sections of a template come with their comments. Resolves to whether it was added.
 * @param onShown called once it shows
 */
export function useAddOption(
  file: string,
): (option: Pick<PaletteOption, 'title' | 'added'>, onShown?: () => void) => Promise<boolean> {
  const client = useQueryClient();
  const edit = useSectionEdit(file);
  return useCallback(
    async ({ title, added }, onShown) => {
      // What is added is selected in a task of its own.
      const shown = (saved: Promise<boolean>) => {
        queueMicrotask(() => onShown?.());
        return saved;
      };
      if ('section' in added) return shown(edit((target) => addAfterChosen(target, title, added.section)));
      const [{ text, data }, { sectionsToText }] = await Promise.all([
        client.fetchQuery({ ...fileQuery(added.template.file), staleTime: 0 }),
        import('../../protocol/section-text.ts'),
      ]);
      const values = (sectionRecords(data) ?? []) as PlainSection[]; // they are of a file
      const list = { text: sectionsToText(text, [...values.keys()]), values };
      return shown(
        edit((target) => {
          const index = (target.chosen.at(-1) ?? target.entries.length - 1) + 1;
          return insertSections(target, index, list, texts.outline.steps.added(title));
        }),
      );
    },
    [client, edit],
  );
}
