import { plural } from './formats.ts';

const places = plural({ one: '# place', other: '# places' });

/** Replacing words everywhere. */
export const replace = {
  title: 'Replace text',
  command: 'Replace text…',
  keywords: 'find and replace everywhere change words substitute rename all',
  /** Offered in the search for the words that are looked for. */
  offer: (words: string) => `Replace “${words}” everywhere…`,
  find: 'Find',
  replacement: 'Replace with',
  matchCase: 'Match case',
  wholeWords: 'Whole words only',
  begin: 'Type the words to find. Every place on all pages, in all languages, is listed here before anything changes.',
  searching: 'Looking through all texts…',
  places: 'Places',
  chosen: (chosen: number, all: number) => `${chosen} of ${places(all)}`,
  /** Spoken for a place. */
  placeIn: (label: string, before: string, after: string) => `${label}. Before: ${before} After: ${after}`,
  usedBy: plural({ one: 'Shown in # text', other: 'Shown in # texts' }),
  across: plural({
    one: '# more place stays as it is: bold text, a link or a fact begins or ends within the words.',
    other: '# more places stay as they are: bold text, a link or a fact begins or ends within the words.',
  }),
  more: plural({
    one: '# more place isn’t listed. Replace these first, or look for more words.',
    other: '# more places aren’t listed. Replace these first, or look for more words.',
  }),
  confirm: 'Replace',
  remove: 'Remove the words',
  step: (found: string, replacement: string) =>
    replacement === '' ? `Remove “${found}”` : `Replace “${found}” with “${replacement}”`,
  done: (count: number) => `Replaced in ${places(count)}. Undo takes all of it back.`,
  refused: 'Nothing was replaced.',
  changed: 'Nothing was replaced: a text has changed in the meantime. The list is up to date again.',
  leaveOut: plural({ one: 'Leave this place out', other: 'Leave these # places out' }),
};
