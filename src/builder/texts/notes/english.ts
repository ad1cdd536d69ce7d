import { plural } from '../english/formats.ts';

/** What people write to each other about a page, a section or a field. */
export const englishNotes = {
  title: 'Notes',
  keywords: 'comment feedback remark discuss mention reply review',
  /** The command, with the number of open notes. */
  titleWith: (count: number) => `Notes (${count})`,
  open: plural({ one: '# open note', other: '# open notes' }),
  /** Added to the number where somebody has named the person. */
  mentioned: 'you are mentioned',
  loading: 'Loading notes',
  /** The two lists. */
  filter: 'Which notes',
  filters: { open: 'Open', settled: 'Done' },
  none: 'No open notes',
  noneHint: 'To leave one, open the menu “More” of a section, or use the button beside the name of a field.',
  noneSettled: 'No notes are done',
  noneSettledHint: 'Notes that are marked as done are kept for a year.',
  settledTerm: 'Notes are deleted a year after they were marked as done.',
  /** Entry in the menu of a section. */
  add: 'Add note…',
  /** Button of the open page. */
  addToPage: (page: string) => `Add note about ${page}`,
  /** Button beside a field's name. */
  about: (field: string) => `Notes about ${field}`,
  aboutWith: (field: string, count: number) => `Notes about ${field} (${count})`,
  /** Button beside a section's name. */
  inSection: plural({ one: '# note', other: '# notes' }),
  placeOfPage: 'Whole page',
  removed: {
    page: 'The page was removed',
    section: 'The section was removed',
    item: 'This part was removed',
  },
  show: (place: string) => `Show ${place}`,
  all: 'All notes',
  write: 'Note',
  writeHint: 'Type @ to mention somebody. Notes are never published.',
  writeHintAlone: 'Notes are never published.',
  save: 'Add note',
  saved: 'Note added.',
  cancel: 'Cancel',
  answer: 'Answer',
  answerTo: (author: string) => `Answer ${author}`,
  send: 'Send answer',
  answered: 'Answer sent.',
  settle: 'Mark as done',
  reopen: 'Open again',
  settled: 'Note marked as done.',
  reopened: 'Note opened again.',
  settledBy: (name: string) => `Marked as done by ${name}`,
  mentionsYou: 'Mentions you',
  you: 'You',
  somebody: 'Somebody',
  byLink: (time: string) => `By the preview link of ${time}`,
  names: 'People to mention',
  failed: 'The notes can’t be shown.',
  tryAgain: 'Try again',
  gone: 'This note doesn’t exist anymore.',
  notYours: 'Only its author, an editor or an owner can mark a note as done.',
  noPlace: 'What the note is about doesn’t exist anymore. Choose another place; your words are kept.',

  /** What somebody sees who opens a preview link. */
  page: {
    link: 'Leave a note',
    title: 'Leave a note',
    lead: 'The people who edit this website read it. It isn’t published.',
    about: (address: string) => `About the page ${address}`,
    name: 'Your name',
    text: 'Your note',
    /** The field that only programs fill in. */
    trap: 'Leave this empty',
    send: 'Send note',
    back: 'Back to the page',
    sent: 'Thank you. Your note has arrived.',
    another: 'Leave another note',
    nameMissing: 'Write your name.',
    textMissing: 'Write a note.',
    tooLong: 'This is too long. Write at most 4,000 characters.',
    tooMany: 'Too many notes at once. Nothing is lost: wait a few minutes and send it again.',
    tooLarge: 'This note is too long to be received. Write a shorter one.',
    foreign: 'This form was sent from another page. Open the preview again and try once more.',
  },
};

/** The words of notes, which the shell doesn't load. */
export type NoteTexts = typeof englishNotes;
