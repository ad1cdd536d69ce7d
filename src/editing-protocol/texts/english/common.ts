import { plural } from './plural.ts';

/** Words that several parts of the builder use. */
export const common = {
  cancel: 'Cancel',
  close: 'Close',
  pages: plural({ one: '# page', other: '# pages' }),
};
