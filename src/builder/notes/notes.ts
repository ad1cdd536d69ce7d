import type { Path } from '../../data/path.ts';
import type { Database } from '../people/database.ts';
import { mentionPattern, mentionsIn } from './mentions.ts';
import type { FollowedPlace, LostItem } from '../../data/follow-path.ts';

/** Where a note stands. */
export interface NoteAnchor extends FollowedPlace {
  file: string;
}

/** Who writes. Without anything: whoever uses this machine, where nobody signs in. */
export interface NoteAuthor {
  /** The id of a person. */
  person?: string | undefined;
  name?: string | undefined;
  /** When the preview link was made by which somebody without an account writes, in milliseconds since 1970. */
  link?: number | undefined;
}

/** A note, or an answer to it, as it's stored. */
export interface StoredEntry {
  id: number;
  note: number;
  /** In milliseconds since 1970. */
  written: number;
  text: string;
  /** `null`: not a person, or one who was removed. */
  person: string | null;
  /** `null`: not known. */
  name: string | null;
  /** When the preview link was made by which it was written; `null`: written in the builder. */
  link: number | null;
}

/** A note with its answers. */
export interface StoredNote extends NoteAnchor {
  id: number;
  /** When it was settled, in milliseconds since 1970; absent: it's open. */
  settled?: number;
  /** The name of who settled it, if it's known. */
  settledBy?: string;
  /** The note itself, then the answers in the order in which they were written. */
  entries: StoredEntry[];
}

/** How long a settled note is kept, in milliseconds: a year. */
const SETTLED_TERM_MS = 365 * 24 * 60 * 60 * 1000;

interface NoteRow {
  id: number;
  file: string;
  path: string;
  lost: string | null;
  settled: number | null;
  settled_by: string | null;
}

/** Stores a note. Returns its id. */
export const addNote = (database: Database, anchor: NoteAnchor, text: string, author: NoteAuthor): number =>
  database.together(() => {
    database.run('INSERT INTO note (file, path, lost) VALUES (?, ?, ?)', ...valuesOf(anchor));
    const id = lastId(database);
    addEntry(database, id, text, author);
    return id;
  });

/** Stores an answer to a note, which is open then. Returns whether there is such a note. */
export const addAnswer = (database: Database, note: number, text: string, author: NoteAuthor): boolean =>
  database.together(() => {
    const isThere = database.run('UPDATE note SET settled = NULL, settled_by = NULL WHERE id = ?', note) > 0;
    if (isThere) addEntry(database, note, text, author);
    return isThere;
  });

function addEntry(database: Database, note: number, text: string, { person, name, link }: NoteAuthor): void {
  const values = [note, Date.now(), text, person ?? null, name ?? null, link ?? null];
  database.run('INSERT INTO note_entry (note, written, text, person, name, link) VALUES (?, ?, ?, ?, ?, ?)', ...values);
  const entry = lastId(database);
  for (const mentioned of mentionsIn(database, text))
    if (mentioned !== person) database.run('INSERT INTO note_mention (entry, person) VALUES (?, ?)', entry, mentioned);
}

const lastId = (database: Database): number =>
  (database.first('SELECT last_insert_rowid() AS id') as { id: number }).id; // the column of the query

/** Lists all notes, the newest first. What was settled a year ago is deleted. */
export function listNotes(database: Database, now = Date.now()): StoredNote[] {
  database.run('DELETE FROM note WHERE settled < ?', now - SETTLED_TERM_MS);
  const entries = new Map<number, StoredEntry[]>();
  for (const entry of database.all('SELECT * FROM note_entry ORDER BY id') as StoredEntry[])
    // the columns of the table
    entries.set(entry.note, [...(entries.get(entry.note) ?? []), entry]);
  return rowsOf(database).map(({ id, settled, settled_by: by, ...row }) => ({
    id,
    ...anchorOf(row),
    ...(settled !== null && { settled }),
    ...(by !== null && { settledBy: by }),
    entries: entries.get(id) ?? [],
  }));
}

const rowsOf = (database: Database): NoteRow[] => database.all('SELECT * FROM note ORDER BY id DESC') as NoteRow[]; // the columns of the table

/** Lists where all notes stand. */
export const listAnchors = (database: Database): (NoteAnchor & { id: number })[] =>
  rowsOf(database).map((row) => ({ id: row.id, ...anchorOf(row) }));

/** Stores where a note stands now. */
export const moveNote = (database: Database, id: number, anchor: NoteAnchor): void =>
  void database.run('UPDATE note SET file = ?, path = ?, lost = ? WHERE id = ?', ...valuesOf(anchor), id);

const anchorOf = ({ file, path, lost }: Pick<NoteRow, 'file' | 'path' | 'lost'>): NoteAnchor => ({
  file,
  path: JSON.parse(path) as Path, // written below
  ...(lost !== null && { lost: JSON.parse(lost) as LostItem }),
});

const valuesOf = ({ file, path, lost }: NoteAnchor): [string, string, string | null] => [
  file,
  JSON.stringify(path),
  lost ? JSON.stringify(lost) : null,
];

/**
 * Settles a note, or opens it again.
 * @param by the name of who settles it, where people sign in; `undefined` opens it
 */
export function settleNote(database: Database, id: number, by: { name: string | undefined } | undefined): void {
  const values = [by ? Date.now() : null, by?.name ?? null];
  database.run('UPDATE note SET settled = ?, settled_by = ? WHERE id = ?', ...values, id);
}

/** Where a person is named: the entries, and which of them the person hasn't seen. */
export const mentionsOf = (database: Database, person: string): ReadonlyMap<number, { isSeen: boolean }> =>
  new Map(
    (
      database.all('SELECT entry, seen FROM note_mention WHERE person = ?', person) as {
        entry: number;
        seen: number | null;
      }[]
    ) // the columns of the query
      .map(({ entry, seen }) => [entry, { isSeen: seen !== null }]),
  );

/** Takes note that a person has seen where a note or its answers name them. Returns how often that was new. */
export const noteSeen = (database: Database, person: string, note: number): number =>
  database.run(
    'UPDATE note_mention SET seen = ? WHERE person = ? AND seen IS NULL AND entry IN (SELECT id FROM note_entry WHERE note = ?)',
    Date.now(),
    person,
    note,
  );

/**
 * Forgets a name: what was written under it by preview links is deleted, and people's notes have no author any more and name nobody.
 * @returns the number of entries that were deleted or changed
 */
export const forgetNotes = (database: Database, name: string): number =>
  database.together(() => {
    const deleted = database.run(
      'DELETE FROM note_entry WHERE link IS NOT NULL AND lower(trim(name)) = lower(?)',
      name,
    );
    const written = database.run('UPDATE note_entry SET name = NULL WHERE name = ?', name);
    const texts = database.all('SELECT id, text FROM note_entry') as Pick<StoredEntry, 'id' | 'text'>[]; // the columns of the query
    const naming = texts.filter(({ text }) => text.search(mentionPattern(name)) >= 0);
    for (const { id, text } of naming)
      database.run('UPDATE note_entry SET text = ? WHERE id = ?', text.replace(mentionPattern(name), '@…'), id);
    database.run('UPDATE note SET settled_by = NULL WHERE settled_by = ?', name);
    database.run('DELETE FROM note WHERE id NOT IN (SELECT note FROM note_entry)');
    return deleted + written + naming.length;
  });
