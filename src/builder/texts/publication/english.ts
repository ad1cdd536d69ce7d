import { list, plural } from '../english/formats.ts';

/** What the dialog "Publish" and the list of versions say. */
export const englishPublication = {
  now: 'Publish now',
  pages: 'Pages',
  shared: 'Shown on several pages',
  first: 'Nothing has been published from here yet. Publishing puts your website online.',
  /** What only the owner can settle before the launch. */
  unsettled: plural({
    one: '# thing that only you can do is still open, such as an example to replace. Visitors will see it as it is.',
    other:
      '# things that only you can do are still open, such as examples to replace. Visitors will see them as they are.',
  }),
  showUnsettled: 'Show the list',
  know: 'I know. Publish anyway.',
  /** The same for those who don’t own the site, and can’t publish it for the first time. */
  unsettledByOwner: plural({
    one: '# thing that only an owner can do is still open, such as an example to replace. Until it’s done, only an owner can publish the website for the first time.',
    other:
      '# things that only an owner can do are still open, such as examples to replace. Until they’re done, only an owner can publish the website for the first time.',
  }),
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
  /** What somebody else’s publication does. */
  by: (person: string, step: string) => `${person} is publishing. ${step}`,
  /** How long a step took in the last publication. */
  lastTime: plural({ one: 'This took # second last time.', other: 'This took # seconds last time.' }),
  /** Said beside changes made after it; the message says since when it's live. */
  last: (message: string) => `Last publication: ${message.charAt(0).toLowerCase()}${message.slice(1)}`,
  cancel: 'Cancel publishing',
  failed: 'Nothing was published. Visitors see what they saw before.',
  again: 'Try again',

  /** What would happen, before it does. */
  before: {
    title: 'Before you publish',
    details: 'Details',
    /** Label of the button of a page or a thing. */
    detailsOf: (title: string) => `Details: ${title}`,
    checking: 'Checking what visitors would get…',
    fine: 'Links, addresses and translations are in order.',
    unchecked: 'You leave out a change of the regions, so everything is checked only when you publish.',
    blocking: 'This needs your attention first',
    leftOut: 'The problem comes from what you leave out: publish that, too, or change this.',
    /** How many things to look at there are. */
    counts: {
      lost: plural({ one: '# page loses its address', other: '# pages lose their address' }),
      translations: plural({ one: '# translation to look at', other: '# translations to look at' }),
      heavier: plural({ one: '# page gets much heavier', other: '# pages get much heavier' }),
    },
    all: (counts: readonly string[]) => list(counts),
    more: plural({ one: 'And # more', other: 'And # more' }),
    lost: {
      title: 'Lost addresses',
      hint: 'Old links and search results lead to “Page not found” then.',
      /** @param regions names */
      at: (addresses: readonly string[], regions: readonly string[]) => `${list(addresses)} (${list(regions)})`,
      redirect: (title: string) => `Lead visitors to “${title}”`,
      redirected: (title: string) => `Redirect to “${title}”`,
      hidden: 'Show why it’s hidden',
      gone: 'Say that it’s gone for good',
      goneHint: 'Or, in the page that replaces it, add the address to “Redirect from”.',
      wasGone: (title: string) => `Gone for good: ${title}`,
      /** Label of a button. */
      of: (button: string, title: string) => `${button}: ${title}`,
    },
    translations: {
      title: 'Translations',
      hint: 'You can publish without them.',
    },
    weight: {
      title: 'Heavier pages',
      /** @param sizes of the page on a phone */
      changed: (before: string, after: string) => `Loaded on a phone: ${before} now, ${after} then`,
      same: (size: string) => `Loaded on a phone: ${size}, as now`,
      first: (size: string) => `Loaded on a phone: ${size}`,
      picture: (name: string, size: string) => `The picture ${name} adds ${size}.`,
    },
    cards: {
      title: 'When somebody shares the page',
      now: 'Now',
      then: 'Then',
      /** Text in place of a page that can’t be shared yet. */
      none: 'Not online yet',
    },
    changesOf: (title: string) => `Changes of ${title}`,
  },

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

/** The words of publishing beyond its buttons, which the shell doesn't load. */
export type PublicationTexts = typeof englishPublication;
