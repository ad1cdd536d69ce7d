import { followNotes, noteFiles, notedFiles } from '../../notes/follow-notes.ts';
import { addNote, type NoteAnchor, type NoteAuthor } from '../../notes/notes.ts';
import type { Database } from '../../people/database.ts';

/** Where notes are stored, and who is told of them. */
export interface NotePlace {
  /** Opens the database when it's first needed. */
  database: () => Database;
  /** Says that notes have changed. */
  tell: () => void;
}

/** Stores a note. What is known of the content from then on lets it follow its section. */
export function writeNote(
  root: string,
  { database, tell }: NotePlace,
  files: Iterable<string>,
  note: { anchor: NoteAnchor; text: string; author: NoteAuthor },
): void {
  noteFiles(root, database(), files);
  addNote(database(), note.anchor, note.text, note.author);
  tell();
}

/**
 * Lets notes follow a change of files. An edit is made whether or not that's possible: the notes follow later.
 * @param files the changed files; left out: any may have changed since they were looked at last
 */
export function letNotesFollow(
  root: string,
  { database, tell }: NotePlace,
  all: ReadonlyMap<string, string>,
  files?: readonly string[],
): void {
  try {
    const changed = files ?? [...all.keys(), ...notedFiles(database())];
    if (followNotes(root, database(), changed)) tell();
  } catch (error) {
    console.error(error);
  }
}
