import type { QueryClient } from '@tanstack/react-query';
import type { FileAnswer } from '../../../protocol/answers.ts';
import { followedFile, goneDraft, idsIn, keyAt, pathAfter, setFollowedFile } from './followed-files.ts';
import { additions, drafts, fileOfKey, pathOfKey } from './unsaved.ts';
import { valueAt } from '../../../../data/plain.ts';

/** Keeps drafts at their fields when the sections of a page change their places, whoever moves them. */
export function followFields(client: QueryClient): void {
  client.getQueryCache().subscribe(({ type, query }) => {
    const [kind, file] = query.queryKey as readonly unknown[];
    if (type !== 'updated' || kind !== 'file' || typeof file !== 'string') return;
    const { data } = (query.state.data ?? {}) as Partial<FileAnswer>; // the query of a file
    if (data === undefined || data === null) return; // not read yet, or broken
    if (followedFile(file)?.data !== data) followFile(file, data);
    compareConflicts(file, data);
  });
}

function followFile(file: string, data: unknown): void {
  const before = followedFile(file);
  const now = { data, ids: idsIn(file, data) };
  setFollowedFile(file, now);
  const gone = additions.move(file, (at) => pathAfter(at, before, now));
  if (gone.length > 0) drafts.resume(gone.flatMap(goneDraft));
  const keys = drafts.keys().filter((key) => fileOfKey(key) === file);
  const moved = new Map(keys.map((key) => [key, keyAt(key, pathAfter(pathOfKey(key), before, now))]));
  if ([...moved].some(([key, next]) => key !== next)) drafts.rename((key) => moved.get(key) ?? key);
}

/** What somebody else wrote into the field of a draft may have been in another section, or may be gone again. */
function compareConflicts(file: string, data: unknown): void {
  for (const [key] of drafts.stuck())
    if (fileOfKey(key) === file) drafts.compareAgain(key, valueAt(data, pathOfKey(key)));
}
