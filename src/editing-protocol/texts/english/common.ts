import { plural } from './plural.ts';

/** Words that several parts of the builder use. */
export const common = {
  cancel: 'Cancel',
  close: 'Close',
  discard: 'Discard',
  draft: 'Draft',
  errors: plural({ one: '# error', other: '# errors' }),
  /** A label with the language of its field: "Name, Danish". */
  inLanguage: (label: string, language: string) => `${label}, ${language}`,
  /** The language of these texts, as the attribute `lang` has it. */
  language: 'en',
  noResults: (search: string) => `No results for “${search}”.`,
  pages: plural({ one: '# page', other: '# pages' }),
  search: 'Search',
  settings: 'Settings',
  tryAgain: 'Try again',
  warnings: plural({ one: '# warning', other: '# warnings' }),
};
