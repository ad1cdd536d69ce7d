import { plural } from './formats.ts';

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
  savedOnServer: 'Saved. Visitors see it after you publish.',
  changesOf: (title: string) => `Changes of ${title}`,
  added: 'New',
  deleted: 'Deleted',
  /** Stands between the value before and after a change. */
  to: 'to',
  before: (value: string) => `Before: “${value}”.`,
  after: (value: string) => `After: “${value}”.`,

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

/** Whose step it was, if it was somebody else's. */
const by = (person: string | undefined): string => (person === undefined ? '' : `, by ${person}`);

export const history = {
  title: 'History',
  keywords: 'undo steps',
  empty: 'Every change you make here is listed, and can be undone: even tomorrow, even after a restart.',
  steps: 'Steps',
  showOlder: 'Show older steps',
  /** What others have done since the person's last visit. */
  since: {
    title: 'Since your last visit',
    count: (count: number, people: string) => `${count === 1 ? '1 change' : `${count} changes`} by ${people}`,
    /** Stands for people whose names aren't known, such as those who changed files with a program. */
    somebody: 'somebody else',
    /** Name of the button that opens the history. */
    button: (title: string, count: number) => `${title}: ${count} new since your last visit`,
    /** Mark of a step. */
    isNew: 'New',
  },
  justNow: 'just now',
  undo: {
    /** Label of the button of a step. */
    label: (step: string, person?: string) => `Undo ${step}${by(person)}`,
    tooltip: (step: string, keys: string) => `Undo ${step} (${keys})`,
    nothing: 'Nothing to undo yet',
    /** Mark of a step. */
    isDone: 'Undone',
    isDoneBy: (person: string) => `Undone by ${person}`,
    done: (step: string, person?: string) => `Undone: ${step}${by(person)}`,
  },
  redo: {
    title: 'Redo',
    tooltip: (step: string, keys: string) => `Redo ${step} (${keys})`,
    nothing: 'Nothing to redo',
    done: (step: string, person?: string) => `Redone: ${step}${by(person)}`,
  },
  /** A step that Undo passes over. */
  passed: {
    title: (step: string) => `Skipped: ${step}`,
    /** @param reason a sentence */
    hint: (reason: string) => `${reason} Undo goes on with the older steps.`,
  },
};

/** The texts that need a translator. */
export const translations = {
  title: 'Translations',
  keywords: 'translate language untranslated missing older',
  loading: 'Loading the translations',
  failed: 'The translations can’t be shown',
  done: 'Everything is translated.',
  ofPage: (page: string) => `To translate on ${page}`,
  open: (field: string) => `Open ${field}`,
  translated: 'Translated',
  /** What is to be done about a translation. */
  states: {
    missing: 'Missing',
    same: 'Same in both languages',
    older: 'The other language changed since',
    untranslated: 'Not translated yet',
  },
  accept: {
    same: 'Same on purpose',
    older: 'Still fits',
  },
  noVersion: 'Outdated translations can be found once you’ve saved a version.',
  incomplete: 'Older versions aren’t on this computer, so outdated translations may be missing here.',
};

/** The list of the days on which the site changes. */
export const scheduleTexts = {
  title: 'Schedule',
  keywords: 'dates days',
  list: 'Days on which the site changes',
  changes: { appears: 'appears', disappears: 'disappears' },
  /** What appears or disappears. */
  page: (address: string) => `The page ${address}`,
  /** @param what what an entry is called, as in "concert" */
  entry: (what: string, name: string) => `The ${what} "${name}"`,
  /** @param section its type, title and item: `Pricing "Plans"` */
  section: (section: string, address: string) => `${section} on ${address}`,
  empty:
    'Nothing is scheduled. Set “Visible from” or “Visible until” on a page, section or item, and it shows up here.',
};

export const appearance = {
  label: 'Search & sharing',
  keywords: 'google preview facebook card weight',
  title: (page: string) => `Search & sharing: ${page}`,
  loading: 'Loading the page',
  noRegion: 'No region shows this page.',
  /** Opens the fields of the titles and descriptions. */
  edit: 'Edit these texts',
  notIndexed: 'not in search engines',

  /** Lengths in characters, against the most that search engines show. */
  length: {
    title: {
      fits: (length: number, limit: number) => `Title: ${length} of ${limit} characters`,
      tooLong: (length: number, limit: number) => `Title: ${length} of ${limit} characters. Google will cut it off`,
    },
    description: {
      fits: (length: number, limit: number) => `Description: ${length} of ${limit} characters`,
      tooLong: (length: number, limit: number) =>
        `Description: ${length} of ${limit} characters. Google will cut it off`,
    },
  },

  /** Sizes with their units: "42 kB". */
  pageSize: {
    same: (text: string, pictures: string) => `Page size: ${text} text, ${pictures} pictures`,
    more: (text: string, pictures: string, change: string) =>
      `Page size: ${text} text, ${pictures} pictures (${change} more than when you opened the builder)`,
    less: (text: string, pictures: string, change: string) =>
      `Page size: ${text} text, ${pictures} pictures (${change} less than when you opened the builder)`,
  },
};

export const creation = {
  newPage: { label: 'New page', keywords: 'create' },
  copyPage: 'Copy page',
  create: 'Create draft',
  moreActions: 'More about this page',
  copyAction: { label: 'Copy page…', keywords: 'duplicate' },
  deleteAction: { label: 'Delete page…', keywords: 'remove' },

  kind: 'What to create',
  page: 'Page',
  startFrom: 'Start from',
  emptyPage: 'Empty page',
  emptyPageHint: 'A heading, a sentence and a button.',
  copyFrom: 'Or copy a page',
  noCopy: 'None',
  draftHint: 'It’s a draft at first. The page then says what is missing before visitors see it.',

  listing: 'Listed in',
  listingHint: 'The link appears there once the page is no longer a draft.',
  places: { none: 'Nowhere yet', header: 'Header', footer: 'Footer' },

  fields: {
    name: 'Name',
    address: 'Address',
    addressHint: 'The part of the address after the region, such as /us. It’s the same in every region.',
    shortName: 'Short name',
    shortNameHint: 'How other pages refer to it.',
  },

  missingName: 'Write a name.',

  deletion: {
    title: (page: string) => `Delete “${page}”`,
    confirm: 'Delete page',
    hint: 'You can undo this.',
    address: 'What should happen to its address?',
    addresses: {
      redirect: 'Redirect to another page',
      gone: 'Show “This page is gone”',
      none: 'Nothing: it was never public',
    },
    redirectTo: 'Redirect to',
    notLinked: 'Nothing links to this page.',
    linkedFrom: 'Linked from:',
    linksFollow: 'It’s removed from menus and lists. Other links will go to the page you choose below.',
    linksRemain: 'It’s removed from menus and lists. Change the other links first.',
  },
};
