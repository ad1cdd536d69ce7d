import { useMemo } from 'react';
import type { SectionType } from '../../../protocol/site-methods.ts';
import { focusOutline } from '../../outline/focus.ts';
import { addAfterChosen } from '../../outline/section-commands.ts';
import { sectionRecords } from '../../state/section-list.ts';
import { useSectionEdit } from '../../outline/use-list-edit.tsx';
import { useFile } from '../../state/queries.ts';

/**
 * Returns a function that adds the example of a section type behind the selected section, or at the end of the page, and
 * selects it and focuses it in the outline. Returns `undefined` for a file without sections.
 */
export function useAddSection(file: string | undefined): ((type: SectionType) => Promise<void>) | undefined {
  const { data } = useFile(file) ?? {};
  const edit = useSectionEdit(file ?? '');
  return useMemo(() => {
    if (!sectionRecords(data)) return undefined;
    return async ({ type, title, example }) => {
      if (await edit((target) => addAfterChosen(target, title, { type, ...example }))) focusOutline();
    };
  }, [data, edit]);
}
