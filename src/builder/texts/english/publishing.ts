import { list, plural } from './formats.ts';

/** Publishing, and earlier versions. */
export const publishing = {
  title: 'Publish',
  keywords: 'go live online deploy push release send version',
  unpublished: plural({ one: '# change not published', other: '# changes not published' }),
  allPublished: 'Everything is published',
  now: 'Publish now',
  loading: 'Looking what changed',
  pages: 'Pages',
  shared: 'What several pages show',
  first: 'Visitors see nothing yet. This puts your whole website online.',
  nothing: 'Everything is published. Visitors see what you see here.',
  stays: 'What you leave out stays as visitors see it now.',
  takenBack: 'Was online before you went to an earlier version',
  states: { added: 'New', deleted: 'Deleted' },
  where: {
    everywhere: 'Shown on all pages',
    anywhere: 'Shown wherever a page uses it',
    nowhere: 'No page shows it',
    on: (pages: readonly string[]) => `Shown on ${list(pages)}`,
  },
  /** What publishing is doing. */
  steps: {
    wait: 'Waiting for another publication…',
    store: 'Saving this version…',
    build: 'Making the pages…',
    switch: 'Putting the pages online…',
    verify: 'Checking what visitors get…',
  },
  cancel: 'Cancel publishing',
  failed: 'Nothing was published. Visitors see what they saw before.',
  openField: (field: string) => `Open ${field}`,
  again: 'Try again',

  versions: {
    title: 'Versions',
    keywords: 'history go back earlier restore rollback',
    list: 'Published versions',
    loading: 'Loading the versions',
    none: 'Nothing is published yet',
    noneHint: 'Each version that you publish is listed here, and can be made live again.',
    live: 'Live now',
    whole: 'The whole website',
    unchanged: 'No changes',
    by: (person: string) => `by ${person}`,
    makeLive: 'Make live again',
    /** Label of the button of a version. */
    makeLiveOf: (time: string) => `Make live again: ${time}`,
    hint: 'What you have changed here stays as it is.',
  },
};

/** What the server says of publishing. */
export const serverPublishing = {
  live: (time: string, regions: readonly string[]) => `Live since ${time} in ${regions.join(', ')}`,
  failed: {
    noHistory: 'Publishing needs the version history of this website. Ask your developer to turn it on.',
    code: 'The program of this website was changed and isn’t ready yet. Ask your developer to finish it.',
    noSite: (address: string) =>
      `${address} doesn’t answer, and that is where visitors see your website. Check your connection, then try again.`,
    content: 'Something on the website needs your attention first.',
    build: 'The pages couldn’t be made. Ask your developer to look at the details.',
    store: 'This version couldn’t be saved. Ask your developer to look at the details.',
    host: 'The pages couldn’t be brought to your host. Ask your developer to look at the details.',
    diskFull: 'The disk is full. Make room, then try again.',
    folder: 'The folder of published pages can’t be written. Ask your developer to look at the details.',
    notLive: (address: string) =>
      `${address} isn’t what was published, so the version before is live again. Try once more, or ask your developer to look at the details.`,
    moved: 'Somebody else has published at the same time. Look at the changes once more, then try again.',
    noVersion: 'This version isn’t there any more.',
    canceled: 'Publishing was canceled.',
  },
};
