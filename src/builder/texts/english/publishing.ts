import { list, plural } from './formats.ts';

/** Publishing, and earlier versions. */
export const publishing = {
  title: 'Publish',
  keywords: 'go live online deploy push release send version',
  unpublished: plural({ one: '# unpublished change', other: '# unpublished changes' }),
  allPublished: 'Everything is published',
  now: 'Publish now',
  loading: 'Looking for changes',
  pages: 'Pages',
  shared: 'Shown on several pages',
  first: 'Nothing has been published from here yet. Publishing puts your whole website online.',
  nothing: 'Everything is published. Visitors see what you see here.',
  stays: 'What you leave out doesn’t change for visitors.',
  takenBack: 'Was live until an earlier version was made live again',
  states: { added: 'New', deleted: 'Deleted' },
  where: {
    everywhere: 'Shown on all pages',
    anywhere: 'Shown on the pages that use it',
    nowhere: 'Not shown on any page',
    on: (pages: readonly string[]) => `Shown on ${list(pages)}`,
  },
  /** The steps of a publication. */
  steps: {
    wait: 'Waiting for another publication to finish…',
    store: 'Saving this version…',
    build: 'Preparing the pages…',
    switch: 'Putting the pages online…',
    host: 'Waiting for your web host to prepare the pages. This can take some minutes…',
    verify: 'Checking what visitors see…',
  },
  /** How long a step took in the last publication. */
  lastTime: plural({ one: 'This took # second last time.', other: 'This took # seconds last time.' }),
  cancel: 'Cancel publishing',
  failed: 'Nothing was published. Visitors see what they saw before.',
  openField: (field: string) => `Open ${field}`,
  again: 'Try again',

  versions: {
    title: 'Versions',
    keywords: 'history go back earlier restore rollback',
    list: 'Published versions',
    loading: 'Loading versions',
    none: 'Nothing is published yet',
    noneHint: 'Each version you publish is listed here, and you can make it live again.',
    live: 'Live now',
    whole: 'The whole website',
    unchanged: 'No changes',
    by: (person: string) => `by ${person}`,
    makeLive: 'Make live again',
    /** Label of the button of a version. */
    makeLiveOf: (time: string) => `Make live again: ${time}`,
    hint: 'Making a version live again doesn’t change what you’ve edited here.',
  },
};

/** The server's messages about publishing. */
export const serverPublishing = {
  busy: 'Something else is being published right now. Try again when that’s done.',
  live: (time: string, regions: readonly string[]) => `Live since ${time} in ${regions.join(', ')}`,
  failed: {
    noHistory: 'Publishing needs the version history of this website. Ask your developer to turn it on.',
    code: 'The website’s code has unfinished changes. Ask your developer to finish them.',
    noSite: (address: string) =>
      `${address}, where visitors see your website, doesn’t answer. Check your connection, then try again.`,
    content: 'Something on the website needs your attention first.',
    build: 'The pages couldn’t be prepared. Ask your developer to look at the details.',
    store: 'This version couldn’t be saved. Ask your developer to look at the details.',
    host: 'The pages couldn’t be sent to your web host. Ask your developer to look at the details.',
    changedElsewhere:
      'The website was changed somewhere else since you last published. Ask your developer to bring both together; your work is safe here.',
    diskFull: 'The disk is full. Make room, then try again.',
    folder: 'The published pages couldn’t be saved to their folder. Ask your developer to look at the details.',
    notLive: (address: string) =>
      `${address} didn’t show what was published, so the previous version is live again. Try once more, or ask your developer to look at the details.`,
    moved: 'Somebody else published at the same time. Review the changes, then try again.',
    noVersion: 'This version is no longer available.',
    canceled: 'Publishing was canceled.',
  },
};
