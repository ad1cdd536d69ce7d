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
 * Returns a function that adds what the palette offers behind the selected section, or at the end of the page. The sections of a
 * template come with their comments. Resolves to whether it was added.
 */
export function useAddOption(file: string): (option: Pick<PaletteOption, 'title' | 'added'>) => Promise<boolean> {
  const client = useQueryClient();
  const edit = useSectionEdit(file);
  return useCallback(
    async ({ title, added }) => {
      if ('section' in added) return edit((target) => addAfterChosen(target, title, added.section));
      const [{ text, data }, { sectionsToText }] = await Promise.all([
        client.fetchQuery({ ...fileQuery(added.template.file), staleTime: 0 }),
        import('../../protocol/section-text.ts'),
      ]);
      const values = (sectionRecords(data) ?? []) as PlainSection[]; // they are of a file
      const list = { text: sectionsToText(text, [...values.keys()]), values };
      return edit((target) => {
        const index = (target.chosen.at(-1) ?? target.entries.length - 1) + 1;
        return insertSections(target, index, list, texts.outline.steps.added(title));
      });
    },
    [client, edit],
  );
}
