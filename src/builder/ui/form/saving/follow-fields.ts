import type { QueryClient } from '@tanstack/react-query';
import type { FileAnswer } from '../../../protocol/answers.ts';
import { sectionIds, sectionRecords } from '../../state/section-list.ts';
import { indexOfId, type Identities } from '../../state/identities.ts';
import { additions, drafts, fieldKey, fileOfKey, pathOfKey } from './unsaved.ts';
import type { Path } from '../../../../data/path.ts';
import { isEqual, valueAt } from '../../../../data/plain.ts';

/** Keeps drafts at their fields when the sections of a page change their places, whoever moves them. */
export function followFields(client: QueryClient): void {
  const last = new Map<string, Identities>();
  client.getQueryCache().subscribe(({ type, query }) => {
    const [kind, file] = query.queryKey as readonly unknown[];
    if (type !== 'updated' || kind !== 'file' || typeof file !== 'string') return;
    const { data } = (query.state.data ?? {}) as Partial<FileAnswer>; // the query of a file
    if (!sectionRecords(data)) return; // not read yet, or broken
    const [before, now] = [last.get(file), sectionIds(file, data)];
    last.set(file, now);
    const stuck = new Map(drafts.stuck());
    const moved = new Map(
      drafts.all().flatMap(([key, { seen }]) => {
        if (fileOfKey(key) !== file) return [];
        const path = followSection(pathOfKey(key), before, now);
        const place = (stuck.has(key) && placeNow(data, path, seen)) || path;
        return [[key, fieldKey(file, place)] as const];
      }),
    );
    additions.move(file, (at) => followSection(at, before, now));
    if ([...moved].some(([key, next]) => key !== next)) drafts.rename((key) => moved.get(key) ?? key);
  });
}

/** Returns the path of a field after its section has moved; the same path if the section is gone, or if nobody knows. */
export function followSection(path: Path, before: Identities | undefined, now: Identities): Path {
  const [list, index, ...rest] = path;
  const id = list === 'sections' && typeof index === 'number' ? before?.[index] : undefined;
  const place = indexOfId(now, id);
  return place < 0 || place === index ? path : [list ?? '', place, ...rest];
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
  const has = (section: unknown) => isEqual(valueAt(section, rest), seen);
  if (has(sections[index])) return undefined;
  const places = sections.flatMap((section, place) => (has(section) ? [place] : []));
  const [place, ...others] = places;
  return place === undefined || others.length > 0 ? undefined : [list, place, ...rest];
}
