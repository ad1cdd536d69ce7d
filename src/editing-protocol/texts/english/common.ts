import { plural } from './plural.ts';

/** Words that several parts of the builder use. */
export const common = {
  /** The language itself as a BCP 47 tag: for dates, numbers, lists and names of countries. */
  locale: 'en-US',
  cancel: 'Cancel',
  close: 'Close',
  discard: 'Discard',
  draft: 'Draft',
  duplicate: 'Duplicate',
  moveDown: 'Move down',
  moveUp: 'Move up',
  remove: 'Remove',
  rename: 'Rename',
  search: 'Search',
  pages: plural({ one: '# page', other: '# pages' }),
};
