import { plural } from './formats.ts';

export const shell = {
  /** Title of the browser's tab. */
  documentTitle: (page: string) => `${page} · Builder`,
  loading: 'Loading your site…',
  skipToSections: 'Skip to the sections',
  noPage: 'No page',
  openInNewTab: 'Open the page in a new tab',

  /** Names of the parts of the window. */
  parts: {
    toolbar: 'Toolbar',
    preview: 'Preview',
    menus: 'Menus',
    fields: 'Fields',
  },

  /** The bar at the bottom of a phone: what is shown, what is added, and everything else. */
  bar: {
    label: 'What to show',
    pages: 'Pages',
    page: 'Page',
    sections: 'Sections',
    /** Short for “Add section”. */
    add: 'Add',
    more: 'More',
  },

  /** The list that “More” opens on a phone. */
  more: {
    title: 'More',
    site: 'Whole site',
    page: 'This page',
    width: 'Show the page as on',
  },

  pageSettings: {
    label: 'Page settings',
    hint: 'Page settings: name, address, search texts',
    keywords: 'name address slug search title description sitemap draft',
  },

  /** What state the words are in: typed, saved, in a version. */
  status: {
    notSavedYet: 'Not saved yet…',
    changesSinceVersion: plural({
      one: '# change since last version',
      other: '# changes since last version',
    }),
    /** @param day of the version: "Nov 27, 2026" */
    inVersion: (day: string) => `All in your version of ${day}`,
    inNoVersion: 'In no version yet',
  },

  form: {
    close: 'Close the fields',
    /** On a narrow screen, the fields take the whole screen, or leave it to the page again. */
    larger: 'More room for the fields',
    smaller: 'More room for the page',
    emptyTitle: 'Click anything on the page',
    emptyHint:
      'Its words, pictures and settings appear here. Everything you change is saved at once and can be undone.',
    keys: 'Keys for a section in the list',
  },

  /** A part of the builder that failed. */
  failure: {
    form: 'The form couldn’t be shown',
    preview: 'The preview couldn’t be shown',
    hint: 'Your saved changes are safe, and you can still undo them.',
  },

  /** Heading of technical lines for a developer. */
  details: 'Details',

  /** A file that can't be edited here. */
  locked: {
    title: (page: string) => `${page} can’t be edited here at the moment`,
    /** Follows what is wrong and how it's mended. */
    rest: 'All other pages can be edited.',
  },

  /** Texts that were typed and can't be saved. */
  unsaved: {
    title: plural({ one: 'A text isn’t saved yet', other: '# texts aren’t saved yet' }),
    /** The label of a field and what was typed into it; the reason follows. */
    text: (label: string, typed: string) => `${label}: “${typed}”`,
    open: 'Open',
    /** Why it isn't saved: its section has been removed, or its field has another unsaved text. */
    gone: 'It has no field any more: its section has been removed, or the field has another unsaved text. Copy it if you still need it.',
  },

  /** No page has the address. */
  missingPage: {
    title: (address: string) => `There’s no page at ${address}`,
    hint: 'It may have been deleted, or its address may have changed. Visitors see “Page not found” here. Open another page from the list of pages, or create one with “New page”.',
    openHome: 'Open the home page',
  },

  /** Above the preview, while a file without a page of its own is open. */
  previewNote: {
    label: 'About the preview',
    /** Why the file has no page. */
    reasons: {
      page: (title: string) =>
        `${title} has no address of its own: visitors see it in place of a page that doesn’t exist.`,
      entry: (title: string) => `${title} has no page until its mistakes are corrected.`,
      shared: (title: string) => `${title} isn’t a page: it’s a section that several pages show.`,
      settings: (title: string) => `${title} isn’t a page: pages pull from it.`,
    },
    shownAsExample: (page: string) => `You’re looking at ${page}, as an example.`,
    shownWithoutIt: (page: string) => `You’re looking at ${page}, which doesn’t use it.`,
    showOn: (page: string) => `Show it on ${page}`,
  },

  view: {
    device: 'Device',
    devices: { phone: 'Phone', tablet: 'Tablet', desktop: 'Desktop' },
    deviceWidth: (device: string, width: number) => `${device}, ${width} px`,
    regions: 'Regions',
    allRegions: 'All',
  },

  navigation: {
    label: 'Pages',
    find: 'Find a page',
    clearSearch: 'Clear the search',
    searchEverything: (search: string) => `Search everything for “${search}”`,
    /** The number is that of the entries that aren't shown. */
    showMore: plural({ other: 'Show more (# left)' }),
    groups: {
      pages: 'Pages',
      shared: 'Shared sections',
    },
  },

  problems: {
    label: 'Problems',
    keywords: 'errors warnings publish launch check',
    none: 'No problems',
    /** Stands last in a list: "1 error, 3 to check before you publish". */
    toCheck: plural({ other: '# to check before you publish' }),
    cannotPublish: plural({
      one: 'You can’t publish until this mistake is corrected.',
      other: 'You can’t publish until these mistakes are corrected.',
    }),
    onlyWarnings: 'Ready to publish. The warnings are worth a look.',
    readyToPublish: 'No mistakes found: ready to publish.',
    beforePublishing: 'Before you publish',
    beforePublishingHint:
      'Only you can do these. Replace the example, check it, or ask your lawyer; then choose “Done”.',
  },
};

export const commands = {
  search: 'Search pages, sections, texts and actions',
  results: 'Results',
  resultCount: plural({ one: '# result', other: '# results' }),
  loading: 'Loading the texts of the site…',
  groups: {
    actions: 'Actions',
    sections: 'Sections on this page',
    pages: 'Pages',
    types: 'Add a section',
    settings: 'Settings',
    texts: 'Texts',
  },
  sharedSection: 'Shared section',
  /** @param type the title of a section type */
  addSection: (type: string) => `Add ${type}`,
  preview: {
    device: { phone: 'Preview on phone', tablet: 'Preview on tablet', desktop: 'Preview on desktop' },
    width: (pixels: number) => `${pixels} px wide`,
    region: (name: string) => `Preview ${name} only`,
    allRegions: 'Preview all regions',
  },
  /** Further words by which commands are found. */
  keywords: { device: 'device width', region: 'region country', allRegions: 'side by side' },
  /** What people look for and the builder doesn't have, with what comes closest. */
  missing: [
    {
      words: ['newsletter', 'mailing list', 'subscribe', 'nyhedsbrev'],
      answer:
        'There is no sign-up for a newsletter. Visitors can write to you by the contact form, or a button leads to the sign-up page of your mail service.',
    },
    {
      words: ['countdown', 'timer'],
      answer: 'There is no countdown. “Visible until” takes a section off the page on a day.',
    },
  ],
};
