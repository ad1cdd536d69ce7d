import { plural } from './formats.ts';

/** Words that several parts of the builder use. */
export const common = {
  /** The language itself as a BCP 47 tag: for dates, numbers, lists and names of countries. */
  locale: 'en-US',
  /** How a day is written: "Dec 5, 2026". */
  dateStyle: 'medium' as 'medium' | 'long',
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

export const state = {
  /** Why the server can't be reached, and what helps. */
  loss: {
    offline: 'This computer is offline.',
    silent: 'The builder doesn’t answer. If it has stopped, type “npm run builder” in the terminal window.',
  },
  /** Why the server didn't do what was asked. */
  refused: {
    restarted: 'The builder was restarted. Reload this page: what you typed is kept.',
    /** @param status such as `500 Internal Server Error` */
    failed: (status: string) => `The builder answered with an error (${status}).`,
    foreign: 'Something else answered in place of the builder.',
  },
  /** What a person is to know of an action that may have been done. */
  fate: {
    unknown: "It isn't known whether this was done: once the builder answers, it shows what stands.",
    doubtful: 'Look whether it was done: everything was loaded again.',
    needsConnection: 'This needs a connection.',
  },
  saved: (pages: string) => `Saved on this computer: ${pages}`,
  savedOnServer: (pages: string) => `Saved: ${pages}`,
  notSaved: {
    conflict: 'Not saved: this text was also changed elsewhere. Choose the version that stays.',
    changed: (page: string) => `Not saved: ${page} has changed in the meantime. Try again.`,
    /** @param reason a sentence */
    later: (reason: string) =>
      `Not saved yet. ${reason} What you typed is kept, and saved by itself as soon as that works again.`,
  },
  /** Steps of the history; `field` is "Pricing: title, Danish". */
  steps: {
    sameOnPurpose: (field: string) => `${field} is the same on purpose`,
    stillFits: (field: string) => `${field} still fits`,
  },
};

/** What is wrong with values and files, and what can be done about it. */
export const problems = {
  use: (suggestion: string) => `Use “${suggestion}”`,
  /** Adds what a text lacks; the message beside it names that. */
  add: (language: string | undefined) =>
    language === undefined ? 'Add it at the end' : `Add it at the end of the ${language} text`,
  /** Opens a field in which something is wrong. */
  change: (place: string) => `Change ${place}`,
  inTheWay: plural({
    one: 'Not done: one place is in the way. Change it first, then try again.',
    other: 'Not done: # places are in the way. Change them first, then try again.',
  }),
  further: plural({
    one: 'And # more: change these first, then try again.',
    other: 'And # more: change these first, then try again.',
  }),
  conflict: 'This text was also changed elsewhere while you were typing.',
  changedElsewhere: (theirs: string) => `This text was also changed elsewhere while you were typing: “${theirs}”`,
  /** @param author the other person */
  changedBy: (author: string, theirs: string) => `${author} changed this text, too: “${theirs}”`,
  removedElsewhere: 'This text was also changed elsewhere while you were typing: it was removed.',
  removed: 'It was removed.',
  keepMine: 'Keep my version',
  takeTheirs: 'Use the other version',
  error: 'error',
  warning: 'warning',
  /** Names the step of the history that takes a remedy. */
  remedyLabel: (title: string, suggestion: string) => `${title}: “${suggestion}” instead of a mistake`,
  settings: 'Settings',
  reasons: { example: 'Replace the example', confirm: 'Please check', lawyer: 'Ask your lawyer' },
  done: 'Done',
  doneWith: (note: string) => `Done: ${note}`,
  /** Names the step of the history. */
  doneLabel: (title: string, note: string) => `${title}: done “${note}”`,
};

export const dialogs = {
  typedBefore: 'You typed this before.',
  startOver: 'Start over',
};
