import type { QueryClient } from '@tanstack/react-query';
import type { FileAnswer } from '../../../editing-protocol/builder/site-methods.ts';
import type { Path } from '../../state/view.tsx';
import { valueAt } from '../model/walk-fields.ts';
import { isSame } from './operations.ts';
import { drafts, fieldKey, fileOfKey, pathOfKey } from './unsaved.ts';

/** Keeps drafts that can't be saved at their fields when the sections of a page change their places, whoever moves them. */
export function followFields(client: QueryClient): void {
  client.getQueryCache().subscribe(({ type, query }) => {
    const [kind, file] = query.queryKey as readonly unknown[];
    if (type !== 'updated' || kind !== 'file' || typeof file !== 'string') return;
    const { data } = (query.state.data ?? {}) as Partial<FileAnswer>; // the query of a file
    const moved = new Map(
      drafts.stuck().flatMap(([key, { seen }]) => {
        if (fileOfKey(key) !== file) return [];
        const path = placeNow(data, pathOfKey(key), seen);
        return path ? [[key, fieldKey(file, path)] as const] : [];
      }),
    );
    if (moved.size > 0) drafts.rename((key) => moved.get(key) ?? key);
  });
}

/**
 * Returns where the field of a section stands after sections have moved: in the only section that has the value which was
 * seen; `undefined` if it's still at its place, or if nobody knows.
 */
export function placeNow(data: unknown, path: Path, seen: unknown): Path | undefined {
  const [list, index, ...rest] = path;
  const sections = valueAt(data, [list ?? '']);
  if (list !== 'sections' || typeof index !== 'number' || !Array.isArray(sections) || seen === undefined)
    return undefined;
  const has = (section: unknown) => isSame(valueAt(section, rest), seen);
  if (has(sections[index])) return undefined;
  const places = sections.flatMap((section, place) => (has(section) ? [place] : []));
  const [place, ...others] = places;
  return place === undefined || others.length > 0 ? undefined : [list, place, ...rest];
}
