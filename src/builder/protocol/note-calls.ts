import { z } from 'zod';
import type { Path } from '../../data/path.ts';
import { pathSchema } from './edit-request.ts';

/** The event that says that a note was written, answered or settled, or stands somewhere else. It has no words of notes. */
export const NOTES_EVENT = 'builder:notes';

/** Longest note, in UTF-16 code units. */
export const MAX_NOTE_LENGTH = 4000;

/** Longest name of a file, and longest path in it, in UTF-16 code units and in steps. */
const MAX_FILE_NAME = 300;
const MAX_DEPTH = 24;

const note = z.int().min(1);
const text = z.string().trim().min(1).max(MAX_NOTE_LENGTH);

/** The inputs of the calls about notes. */
export const NOTE_INPUTS = {
  /** All notes, newest first. */
  notes: z.strictObject({}),
  /** Writes a note about a page, a section or a field. */
  addNote: z.strictObject({
    file: z.string().max(MAX_FILE_NAME),
    /** Empty: the whole page. */
    path: pathSchema.max(MAX_DEPTH),
    /** Identifies the text of the file that the author saw: by now, the section may stand elsewhere. */
    hash: z.string().optional(),
    text,
  }),
  /** Answers a note, and opens it if it was settled. */
  answerNote: z.strictObject({ note, text }),
  /** Settles a note, or opens it again. Its author may, and editors. */
  settleNote: z.strictObject({ note, isSettled: z.boolean() }),
  /** Says that the person has seen where a note or its answers name them. */
  seeNote: z.strictObject({ note }),
};

/** A note, or an answer to one. */
export interface ListedEntry {
  id: number;
  /** Absent: not known, or whoever uses this computer where nobody signs in. */
  author?: string;
  isOwn: boolean;
  /** When the preview link was made by which somebody without an account wrote it, in milliseconds since 1970. */
  link?: number;
  /** In milliseconds since 1970. */
  written: number;
  text: string;
  /** Set where the person who asks is named: whether they have seen it. */
  mention?: 'new' | 'seen';
}

/** A note with its answers. */
export interface ListedNote {
  id: number;
  file: string;
  /** Where it stands now; empty: it's about the whole page. */
  path: Path;
  /** Hash of the version of the file that `path` refers to. */
  hash: string;
  /** The section or field in words, with the section first; absent for a whole page. */
  place?: string;
  /** What it's about was removed: the page, or a section, or an item of a list. */
  removed?: 'page' | 'section' | 'item';
  isSettled: boolean;
  /** Who settled it, if that's known. */
  settledBy?: string;
  /** Whether the person who asks may settle it. */
  maySettle: boolean;
  /** The note itself, then its answers. */
  entries: ListedEntry[];
}

/** The answers to the calls about notes. */
export interface NoteAnswers {
  notes: {
    /** Newest first. */
    notes: ListedNote[];
    /** The names of the people who can be named, without the one who asks. */
    names: string[];
  };
  addNote: object;
  answerNote: object;
  settleNote: object;
  seeNote: object;
}
