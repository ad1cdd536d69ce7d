import { plural } from './plural.ts';

/** Words that several parts of the builder use. */
export const common = {
  /** The language itself as a BCP 47 tag: for dates, numbers, lists and names of countries. */
  locale: 'en-US',
  /** @param name what is made of the words that a person typed */
  becomes: (name: string) => `Becomes ${name}`,
  cancel: 'Cancel',
  close: 'Close',
  discard: 'Discard',
  done: 'Done',
  draft: 'Draft',
  duplicate: 'Duplicate',
  errors: plural({ one: '# error', other: '# errors' }),
  /** A label with the language of its field: "Name, Danish". */
  inLanguage: (label: string, language: string) => `${label}, ${language}`,
  moveDown: 'Move down',
  moveUp: 'Move up',
  noResults: (query: string) => `No results for “${query}”.`,
  remove: 'Remove',
  rename: 'Rename',
  search: 'Search',
  settings: 'Settings',
  tryAgain: 'Try again',
  undo: 'Undo',
  warnings: plural({ one: '# warning', other: '# warnings' }),
  pages: plural({ one: '# page', other: '# pages' }),
};
