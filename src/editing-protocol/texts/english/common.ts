import { plural } from './plural.ts';

/** Words that several parts of the builder use. */
export const common = {
  /** The language itself as a BCP 47 tag: for dates, numbers, lists and names of countries. */
  locale: 'en-US',
  /** @param name what is made of the words that a person typed */
  becomes: (name: string) => `Becomes ${name}`,
  cancel: 'Cancel',
  close: 'Close',
  done: 'Done',
  draft: 'Draft',
  duplicate: 'Duplicate',
  moveDown: 'Move down',
  moveUp: 'Move up',
  noResults: (query: string) => `No results for “${query}”.`,
  remove: 'Remove',
  search: 'Search',
  undo: 'Undo',
  pages: plural({ one: '# page', other: '# pages' }),
};
