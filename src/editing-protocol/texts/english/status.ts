import { plural } from './plural.ts';

/** What state the words are in: typed, saved, in a version. */
export const status = {
  notSaved: 'Not saved yet…',
  changesSinceVersion: plural({ one: '# change since your last version', other: '# changes since your last version' }),
  /** @param day of the version: "Nov 27, 2026" */
  inVersion: (day: string) => `All in your version of ${day}`,
  inNoVersion: 'In no version yet',
};
