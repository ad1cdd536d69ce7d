import { createStore } from '../../../../components/create-store.ts';
import { followPath } from '../../../../data/follow-path.ts';
import type { Path } from '../../../../data/path.ts';
import type { FileAnswer } from '../../../protocol/answers.ts';
import type { Identities } from '../../state/identities.ts';
import { movedPath, sectionIds, sectionRecords } from '../../state/section-list.ts';
import { plainWordsIn } from '../../state/words-in.ts';
import type { Addition } from './additions.ts';
import { goneKey, type KeptDrafts } from './draft.ts';
import { fieldKey, fileOfKey, pathOfKey } from './unsaved.ts';

/** Data of files, by file: what the paths of fields mean. */
export type FileData = Readonly<Record<string, unknown>>;

/** A file for which the keys of drafts are written. */
interface FollowedFile {
  data: unknown;
  /** What the sections are known by, if it's read and has some. */
  ids?: Identities | undefined;
}

const fileStore = createStore<ReadonlyMap<string, FollowedFile>>(new Map());

/** Calls back after a file has changed. */
export const onFollowed = fileStore.subscribe;

/** Returns a file as the keys of its drafts are written for it; `undefined` if it isn't known. */
export const followedFile = (file: string): FollowedFile | undefined => fileStore.get().get(file);

/** Takes note of what the keys of a file's drafts are written for from now on. */
export function setFollowedFile(file: string, followed: FollowedFile): void {
  fileStore.set(new Map(fileStore.get()).set(file, followed));
}

/** Returns the data of the files that fields are in: what their keys mean later, when items of lists stand elsewhere. */
export const filesOfKeys = (keys: readonly string[]): FileData =>
  Object.fromEntries(
    keys.flatMap((key) => {
      const file = fileOfKey(key);
      const followed = followedFile(file);
      return followed ? [[file, followed.data]] : [];
    }),
  );

/**
 * Returns where a field stands now.
 * @param data the data of its file when `path` was written. Without it, it's the same path
 * @returns `undefined` if the section or item that it's in is gone
 */
export function pathNow(file: string, path: Path, data: unknown): Path | undefined {
  if (data === undefined) return path;
  const known = followedFile(file);
  if (known) return pathAfter(path, { data }, known);
  // The file isn't read yet. It's compared with this then.
  setFollowedFile(file, { data });
  return path;
}

/** Returns the key of a field at `pathNow`; one of no field if its section or item is gone. */
export const keyNow = (key: string, data: unknown): string => keyAt(key, pathNow(fileOfKey(key), pathOfKey(key), data));

/** Returns the key that a field has now which a component shows: the file may have changed since it was rendered. */
export function keyOfShown({ file, data }: Pick<FileAnswer, 'file' | 'data'>, path: Path): string {
  const key = fieldKey(file, path);
  const known = followedFile(file);
  return !known || known.data === data ? key : keyAt(key, pathAfter(path, { data, ids: idsIn(file, data) }, known));
}

/** Returns what the sections of a page are known by; `undefined` for a file without sections. */
export const idsIn = (file: string, data: unknown): Identities | undefined =>
  sectionRecords(data) && sectionIds(file, data);

/** Returns the key of a field that stands elsewhere in its file; one of no field without a place. */
export const keyAt = (key: string, place: Path | undefined): string =>
  place ? fieldKey(fileOfKey(key), place) : goneKey(key);

/** Returns the path of a field after its file has changed; `undefined` if the section or item that it's in is gone. */
export function pathAfter(path: Path, before: FollowedFile | undefined, now: FollowedFile): Path | undefined {
  if (!before || before.ids) return now.ids ? followSectionPath(path, before?.ids, now.ids) : path;
  const followed = followPath(before.data, now.data, path);
  return followed.lost ? undefined : followed.path;
}

/** Returns the path of a field after its section has moved; the same path if nobody knows, `undefined` if its section is gone. */
export function followSectionPath(path: Path, before: Identities | undefined, now: Identities): Path | undefined {
  const [list, index] = path;
  const id = list === 'sections' && typeof index === 'number' ? before?.[index] : undefined;
  if (id === undefined) return path;
  const place = movedPath(path, before, now);
  return place && place[1] === index ? path : place;
}

/** Returns what is kept of something that was begun in a section that is gone; nothing if it has no words. */
export const goneDraft = ({ file, at, value, title }: Addition): KeptDrafts =>
  plainWordsIn(value) === '' ? [] : [[goneKey(fieldKey(file, at)), { value, seen: undefined, label: title }]];
