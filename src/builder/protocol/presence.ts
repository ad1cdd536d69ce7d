import type { Path } from '../../data/path.ts';

/** The event that says who is here and where, where people sign in. Its data is `PeopleHere`. It isn't kept for browsers that were away. */
export const PEOPLE_EVENT = 'builder:people';

/** Time after the last key until nobody counts as typing any more, in milliseconds. */
export const TYPING_MS = 10_000;

/** Time between two reports of a tab in which nothing happens, in milliseconds. */
export const REPORT_MS = 20_000;

/** Number of colors that tell people apart. */
export const COLORS = 8;

/** Everybody who has the builder open, with an entry for each of their tabs. */
export interface PeopleHere {
  /** Names the run of the server: its restart begins with version 0 again. */
  run: string;
  /** Grows with each change: an answer may come later than the event after it. */
  version: number;
  people: PresentPerson[];
}

/** A person in one tab. */
export interface PresentPerson {
  /** Id of the person. */
  person: string;
  name: string;
  /** Number of the person's color, from 0 to `COLORS - 1`. */
  color: number;
  /** The page, section or field that is open. */
  at?: PersonPlace;
  /** The field that the person is typing in. A long text is typed by one person at a time. */
  types?: PersonPlace & { isLong: boolean };
}

/** A file, or something in it. */
interface PersonPlace {
  file: string;
  path: Path;
}
