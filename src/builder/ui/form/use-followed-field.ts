import { useMemo, useState } from 'react';
import type { FileAnswer } from '../../protocol/answers.ts';
import { sectionIds } from '../state/section-list.ts';
import type { FieldPlace } from '../state/view.tsx';
import { followSectionPath } from './saving/followed-files.ts';

/**
 * Returns where a selected field stands now. The selection itself follows a section that was moved after the list of sections is
 * rendered: until then, what is typed would go into the section that has taken its place.
 */
export function useFollowedField(field: FieldPlace, file: Pick<FileAnswer, 'data'> | undefined): FieldPlace {
  const ids = file && sectionIds(field.file, file.data);
  const [start, setStart] = useState({ field, ids });
  const isSame = start.field === field && start.ids !== undefined;
  if (!isSame && (start.field !== field || ids !== undefined)) setStart({ field, ids });
  return useMemo(() => {
    const path = (isSame && ids && followSectionPath(field.path, start.ids, ids)) || field.path;
    return path === field.path ? field : { ...field, path };
  }, [field, ids, isSame, start]);
}
