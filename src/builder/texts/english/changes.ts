import { plural } from './plural.ts';

export const changes = {
  title: 'Changes',
  keywords: 'commit push diff git publish deploy release go live',
  since: plural({ one: '# change since your last version', other: '# changes since your last version' }),
  nothingSince: 'Nothing changed since your last version',
  loading: 'Loading the changes',
  failed: 'The changes can’t be shown',

  /** The project has no version history. */
  off: {
    title: 'Version history is off',
    hint: 'Turn it on to see what changed and to go back.',
    turnOn: 'Turn on',
  },

  none: {
    title: 'No changes',
    hint: 'Whatever you change from now on is listed here, and you can discard each change.',
  },

  files: 'Changed pages and settings',
  savedHere: 'Saved on this computer. Visitors see it after you publish.',
  changesOf: (title: string) => `Changes of ${title}`,
  added: 'New',
  deleted: 'Deleted',
  /** Stands between the value before and after a change. */
  to: 'to',
  before: (value: string) => `Before: ${value}.`,
  after: (value: string) => `After: ${value}.`,

  discard: {
    hint: 'Discard this change',
    one: (change: string) => `Discard ${change}`,
    all: (title: string) => `Discard all changes of ${title}`,
    added: (title: string) => `Discard ${title}, new`,
    deleted: (title: string) => `Discard ${title}, deleted`,
  },

  exact: {
    show: 'Show the exact changes',
    showOf: (title: string) => `Show the exact changes of ${title}`,
    label: (title: string) => `Exact changes of ${title}`,
    /** Spoken before a line. */
    removed: 'Removed:',
    added: 'Added:',
  },

  version: {
    message: 'What did you change?',
    messageTooLong: (most: number, length: number) => `At most ${most} characters; these are ${length}.`,
    save: 'Save version',
    send: plural({ one: 'Send # version online', other: 'Send # versions online' }),
    /** For a developer. */
    details: (branch: string) => `Technical details: branch ${branch}`,
  },
};
