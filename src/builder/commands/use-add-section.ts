import { useMemo } from 'react';
import type { SectionType } from '../../editing-protocol/builder/site-methods.ts';
import { useEdit } from '../state/edit.ts';
import { useFile } from '../state/queries.ts';
import { showStatus } from '../state/status.ts';
import { useView } from '../state/view.tsx';

/**
 * Returns a function that adds the example of a section type behind the selected section, or at the end of the page, and
 * selects it. Returns `undefined` for a file without sections.
 */
export function useAddSection(file: string | undefined): ((type: SectionType) => void) | undefined {
  const { view, show } = useView();
  const { data } = useFile(file) ?? {};
  const edit = useEdit();
  return useMemo(() => {
    const { sections } = Object(data) as { sections?: unknown };
    if (file === undefined || !Array.isArray(sections)) return undefined;
    const [list, selected] = view.selected?.file === file ? view.selected.path : [];
    const index = list === 'sections' && typeof selected === 'number' ? selected + 1 : sections.length;
    return ({ type, title, example }) => {
      const operation = { op: 'insert' as const, path: ['sections'], index, value: { type, ...example } };
      edit({ edits: [{ file, operations: [operation] }], label: `${title} added` })
        .then(({ ok }) => ok && show({ selected: { file, path: ['sections', index] } }))
        .catch((error: unknown) =>
          showStatus({ kind: 'problem', text: error instanceof Error ? error.message : String(error) }),
        );
    };
  }, [data, file, view.selected, edit, show]);
}
