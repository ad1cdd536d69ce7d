import { list, plural } from '../english/formats.ts';

/** What the dialog "Publish" and the list of versions say. */
export const englishPublication = {
  now: 'Publish now',
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
  again: 'Try again',

  versions: {
    list: 'Published versions',
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
