import { isDeepStrictEqual } from 'node:util';
import { readContentText } from '../../authoring/content-edit/content-path.ts';
import { hashOf } from '../../authoring/content-edit/open-check.ts';
import { areAlike } from '../../data/match-items.ts';
import { plainOf } from '../../authoring/edit/plain-data.ts';
import { dataOrUndefined } from '../../authoring/edit/yaml-source.ts';
import { isPageFile } from '../../content/read/page-paths.ts';
import { valueAt } from '../../data/plain.ts';
import type { Database } from '../people/database.ts';
import { addedIndexes, followPath, type LostItem } from '../../data/follow-path.ts';
import { listAnchors, moveNote, type NoteAnchor } from './notes.ts';

/** A file of which something changed, as plain data; `undefined` if it wasn't or isn't there. */
interface ChangedFile {
  file: string;
  before: unknown;
  after: unknown;
}

/** The hashes of the files that something is known of; '' once a file is gone. */
type KnownHashes = ReadonlyMap<string, string>;

/** The names of the files that something is known of, also of those that are gone. */
export const notedFiles = (database: Database): string[] =>
  (database.all('SELECT file FROM noted_file') as { file: string }[]).map(({ file }) => file); // the column of the query

/**
 * Lets notes follow what they are about, whoever has changed the files since: the builder, a text editor or git. All pages are
 * compared with what was known of them, because a section may move from one to another.
 * @param files the files in `content/`, as they are now, and those that were there
 * @returns whether a note stands somewhere else now
 */
export function followNotes(root: string, database: Database, files: Iterable<string>): boolean {
  // Without notes, nothing is locked: this is asked after each edit.
  if (listAnchors(database).length === 0) return false;
  return database.together(() => {
    const notes = listAnchors(database);
    const folders = new Set(notes.map(({ file }) => folderOf(file)));
    const known = knownHashes(database);
    const changes = [...new Set(files)]
      .filter((file) => isPageFile(file) || known.has(file) || folders.has(folderOf(file)))
      .flatMap((file) => readChange(root, database, file, known.get(file)));
    if (changes.length === 0) return false;
    let isMoved = false;
    for (const { id, ...anchor } of notes) {
      const next = followAnchor(database, anchor, changes, known);
      if (isDeepStrictEqual(next, anchor)) continue;
      moveNote(database, id, next);
      isMoved = true;
    }
    return isMoved;
  });
}

/** Takes note of files as they are now, before the first note can follow anything in them. */
export const noteFiles = (root: string, database: Database, files: Iterable<string>): void =>
  database.together(() => {
    const known = knownHashes(database);
    for (const file of files) if (!known.has(file)) readChange(root, database, file, undefined);
  });

const folderOf = (file: string): string => file.slice(0, file.lastIndexOf('/') + 1);

const knownHashes = (database: Database): KnownHashes =>
  new Map(
    (database.all('SELECT file, hash FROM noted_file') as { file: string; hash: string }[]) // the columns of the query
      .map(({ file, hash }) => [file, hash]),
  );

/** Returns the data of a file as it's known; `undefined` if nothing is. */
function knownData(database: Database, file: string): unknown {
  const row = database.first('SELECT data FROM noted_file WHERE file = ?', file) as { data: string } | undefined; // the column of the query
  return row && (JSON.parse(row.data) as unknown);
}

/** Returns what changed in a file, and takes note of it. One that can't be read at the moment is as it was. */
function readChange(root: string, database: Database, file: string, known: string | undefined): ChangedFile[] {
  const read = readContentText(root, file);
  if ('problem' in read) return [];
  const hash = read.text === null ? '' : hashOf(read.text);
  if (hash === (known ?? '')) return [];
  const before = known === undefined ? undefined : knownData(database, file);
  if (read.text === null) {
    // What was in it is kept: the file may come back, or have another name.
    database.run(`UPDATE noted_file SET hash = '' WHERE file = ?`, file);
    return [{ file, before, after: undefined }];
  }
  const data = dataOrUndefined(read.text);
  if (data === undefined) return [];
  const after = plainOf(data);
  database.run(
    'INSERT INTO noted_file (file, hash, data) VALUES (?1, ?2, ?3) ON CONFLICT (file) DO UPDATE SET hash = ?2, data = ?3',
    file,
    hash,
    JSON.stringify(after),
  );
  return [{ file, before, after }];
}

/** Returns where a note stands after changes. */
function followAnchor(
  database: Database,
  anchor: NoteAnchor,
  changes: readonly ChangedFile[],
  known: KnownHashes,
): NoteAnchor {
  const own = changes.find(({ file }) => file === anchor.file);
  const isGone = own ? own.after === undefined : known.get(anchor.file) === '';
  const renamed = isGone ? renamedFile(anchor.file, knownData(database, anchor.file), changes) : own;
  const moved = renamed?.after === undefined ? anchor : follow(anchor, renamed);
  return findLost(moved, changes, anchor.lost === undefined && moved.lost !== undefined);
}

function follow({ path, lost }: NoteAnchor, { file, before, after }: ChangedFile): NoteAnchor {
  const moved = followPath(before, after, path);
  // The list that an item was taken out of is followed, too.
  const item = moved.lost ?? lost;
  return { file, path: moved.path, ...(item && { lost: item }) };
}

/** Returns the new file that a file is now, with what was known of it; `undefined` if there's none like it. */
function renamedFile(gone: string, before: unknown, changes: readonly ChangedFile[]): ChangedFile | undefined {
  const isNew = (one: ChangedFile) => one.before === undefined && one.after !== undefined;
  const isPlace = ({ file }: ChangedFile) => (isPageFile(gone) ? isPageFile(file) : folderOf(file) === folderOf(gone));
  const found = changes.find((one) => isNew(one) && isPlace(one) && areAlike(before, one.after));
  return found && { ...found, before };
}

const isPageList = ({ file, path }: Pick<NoteAnchor, 'file' | 'path'>): boolean =>
  isPageFile(file) && path.length === 1 && path[0] === 'sections';

/**
 * Returns where the item of a note is again that was taken out of its list: it came back, or a section is on another page now.
 * @param isJustLost whether that has just happened: then an item that is only like it counts, because links may have changed
 */
function findLost(anchor: NoteAnchor, changes: readonly ChangedFile[], isJustLost: boolean): NoteAnchor {
  const { file, path, lost } = anchor;
  if (!lost) return anchor;
  const places = changes
    .filter((one) => one.file === file || (isPageList(anchor) && isPageFile(one.file)))
    .flatMap(({ file: to, before, after }) => {
      const list = valueAt(after, path);
      return addedIndexes(valueAt(before, path), list).map((index) => ({
        anchor: { file: to, path: [...path, index, ...lost.rest] },
        item: valueAt(list, [index]),
      }));
    });
  const same = places.find(({ item }) => isDeepStrictEqual(item, lost.item));
  const alike = isJustLost ? places.find(({ item }) => isSameSection(lost, item)) : undefined;
  return (same ?? alike)?.anchor ?? anchor;
}

const isSameSection = ({ item }: LostItem, other: unknown): boolean =>
  valueAt(item, ['type']) === valueAt(other, ['type']) && areAlike(item, other);
