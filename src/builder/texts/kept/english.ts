import { plural } from '../english/formats.ts';

/** What the builder says without a connection, and of changes that were made then and couldn't be applied. */
export const englishKept = {
  title: plural({ one: 'A change wasn’t applied', other: '# changes weren’t applied' }),
  /** Why one of them wasn't, after what was changed. */
  gone: 'The section was removed in the meantime.',
  changed: (author: string | undefined) =>
    author === undefined ? 'This was changed in the meantime.' : `${author} has changed this in the meantime.`,
  yours: (words: string) => `Your version: “${words}”`,
  theirs: (words: string) => `The other version: “${words}”`,
  nothing: 'Nothing: it was removed',
  again: 'Make my change',
  copy: 'Copy my words',
  copied: 'Copied.',
  discard: 'Keep the other version',
  /** Of a change that later ones were made for. */
  later: 'This can’t be undone yet: undo the later changes of it first.',
  /** A page without a connection. */
  page: {
    asLast: 'As it was last shown',
    unknown: 'Without a connection, only pages show that were open in this browser before.',
  },
  /** Edits that wait in the browser for the server. */
  waiting: plural({
    one: 'No connection. # change is kept in this browser, and sent when it’s back.',
    other: 'No connection. # changes are kept in this browser, and sent when it’s back.',
  }),
  sending: plural({ one: 'Sending # change…', other: 'Sending # changes…' }),
  /** The server doesn't answer. */
  server: {
    title: 'Not connected',
    /** Follows the reason. */
    hint: 'You can go on: your changes are kept, and sent once the connection is back.',
  },
};

/** The words about changes that couldn't be applied, which the shell doesn't load. */
export type KeptTexts = typeof englishKept;
