import { plural } from './plural.ts';

/** What is wrong with values and files, and what can be done about it. */
export const problems = {
  use: (suggestion: string) => `Use “${suggestion}”`,
  /** Opens a field in which something is wrong. */
  change: (place: string) => `Change ${place}`,
  further: plural({
    one: 'And # more: change these first, then try again.',
    other: 'And # more: change these first, then try again.',
  }),
  conflict: 'This text was also changed elsewhere while you were typing.',
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
