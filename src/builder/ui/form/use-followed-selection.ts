import { useMemo, useState } from 'react';
import type { FileAnswer } from '../../protocol/answers.ts';
import { sectionIds } from '../state/section-list.ts';
import type { FieldPlace } from '../state/view.tsx';
import { followSectionPath } from './saving/followed-files.ts';

/**
 * Returns where a selected field stands now. The selection itself follows a section that was moved after the list of sections is
 * rendered: until then, the form would be that of the section that has taken its place, and the field would lose the focus.
 */
export function useFollowedSelection<S extends FieldPlace>(
  selected: S | undefined,
  file: Pick<FileAnswer, 'data'> | undefined,
): S | undefined {
  const ids = selected && file && sectionIds(selected.file, file.data);
  const [start, setStart] = useState({ selected, ids });
  const isSame = start.selected === selected && start.ids !== undefined;
  if (!isSame && (start.selected !== selected || ids !== undefined)) setStart({ selected, ids });
  return useMemo(() => {
    const path = isSame && selected && ids && followSectionPath(selected.path, start.ids, ids);
    return path && path !== selected.path ? { ...selected, path } : selected;
  }, [selected, ids, isSame, start]);
}
