import { plural } from './formats.ts';

const pages = plural({ one: '# page', other: '# pages' });

/** The forms of sections and files. */
export const form = {
  loading: 'Loading the form',
  gone: 'This isn’t there any more: it was removed, or its page was deleted or renamed. You can undo what was removed here.',
  lockedTitle: (file: string) => `${file} can’t be edited`,
  shared: {
    /** @param titles of the pages, at least two */
    onPages: (titles: readonly string[]) =>
      `Shared by ${pages(titles.length)}: ${titles.join(', ')}. What you change here changes on all of them.`,
    onThisPage: 'A shared section; only this page shows it now.',
    replaced: 'Only on this page',
  },
  sources: 'This section also shows (a change applies to the whole site):',

  /** What was done, for the history. The names of the section and of the item may stand before it. */
  steps: {
    added: (name: string) => `${name} added`,
    removed: (name: string) => `${name} removed`,
    duplicated: (name: string) => `${name} duplicated`,
    movedUp: (name: string) => `${name} moved up`,
    movedDown: (name: string) => `${name} moved down`,
    replaced: (name: string) => `${name} replaced`,
    cropped: (picture: string) => `${picture} cropped`,
    restored: (name: string) => `${name} as before`,
    renamed: (from: string, to: string) => `${from} renamed to ${to}`,
    redirected: 'old address leads here',
    film: (host: string) => `film at ${host}`,
    focalPoint: (picture: string) => `${picture}, focal point`,
  },

  controls: {
    choose: 'Choose',
    film: 'Paste the film’s address',
    icon: { choose: 'Choose an icon', search: 'Search icons', none: 'No icon is called that' },
    country: { none: 'No country is called that' },
  },
  link: {
    placeholder: 'Page, or https://…',
    contact: 'Contact form',
    onThisPage: (section: string) => `This page: ${section}`,
    email: 'Email',
    phone: 'Phone',
    download: (name: string) => `Download: ${name}`,
    uploadDocument: 'Upload a PDF to link to',
    uploadingDocument: 'Uploading the PDF…',
  },
  /** Ctrl+B and the like where the text has no such words. */
  noFormats: 'This text can’t have bold, italic or underlined words.',
  onlyBold: 'This text can’t have italic or underlined words. Ctrl+B makes them bold.',
  pasted: {
    /** @param formats what a text can't have, as a list in words */
    lost: (formats: string) => `Pasted without ${formats}: this text can’t have them.`,
    /** What a text has in another form. */
    changed: {
      numbers: 'A numbered list became a list without numbers.',
      tables: 'Each row of the table became a paragraph.',
      insecureLinks: 'Links that began with http:// now begin with https://.',
    },
    lineBreaks: 'Line breaks became spaces.',
    formats: {
      bold: 'bold text',
      italics: 'italics',
      underlines: 'underlines',
      strikethrough: 'strikethrough',
      raised: 'raised and lowered letters',
      links: 'links',
      deadLinks: 'links that only work on their own page',
      lists: 'lists',
      numbers: 'numbers',
      headings: 'headings',
      tables: 'tables',
      pictures: 'pictures',
    },
  },

  /** Why a value can't be saved as it was typed. */
  typed: {
    wholeNumber: 'Write a whole number, for example 12.',
    number: 'Write a number, for example 12.5.',
    noNumber: (text: string) => `“${text}” isn’t a number.`,
    fraction: {
      message: (text: string) => `${text} isn’t a whole number.`,
      hint: (below: number, above: number) => `Write ${below} or ${above}.`,
    },
    ambiguous: {
      message: (text: string, readings: readonly number[]) => `${text} can be read as ${readings.join(' or as ')}.`,
      hint: 'Write the one that you mean, with nothing between the thousands.',
    },
    color: 'Choose a color, or write it as # and six digits, for example #0f4c81.',
    day: 'Choose a day, with all four digits of the year.',
    orRemove: 'Or remove the field.',
  },

  text: {
    bold: 'Bold',
    boldHint: 'Bold (Ctrl+B)',
    heading: 'Heading',
    headingHint: 'Heading, or type ## and a space',
    list: 'List',
    listHint: 'List, or type - and a space',
    toolbar: 'Format',
    link: {
      name: 'Link',
      hint: 'Link (Ctrl+K)',
      search: 'Page or address',
      placeholder: 'Page, https://…, email or phone',
      to: (address: string) => `Link to ${address}`,
      none: 'No page is called that. Write an address that begins with https://, an email address or a phone number.',
      remove: 'Remove link',
    },
    more: 'More',
    raw: 'Show as text',
    formatted: 'Show formatted',
    insertFact: 'Insert a fact',
    factList: 'Facts',
    noFact: 'No fact is called that.',
    /** What can be done with a fact in a text. */
    chip: { replace: 'Choose another', edit: 'Edit the value', remove: 'Remove' },
    /** How much of a text's greatest length is used, in characters. */
    length: (length: number, limit: number) => `${length} of ${limit}`,
    longerThanBest: (length: number, best: number) => `${length} characters; up to ${best} read best`,
  },

  alternatives: {
    byLanguage: 'Use a different text in each language',
    byRegion: 'Use a different text in each region',
    same: 'Use one text everywhere',
  },

  list: {
    add: (item: string) => `Add ${item}`,
    empty: 'Nothing here yet.',
    full: plural({ other: 'You can have up to #.' }),
    /** Names an item of a list without a title. */
    item: 'Item',
    newItem: 'New item',
    menu: (item: string) => `More for ${item}`,
    hasProblem: 'has a problem',
    begun: 'Saved once every field is filled in.',
  },
  entries: {
    title: (list: string) => `Add to ${list}`,
    label: 'Name of the new item',
    placeholder: 'Name',
    taken: 'This name is taken.',
    add: 'Add',
  },

  rename: {
    label: (name: string) => `Name of ${name}`,
    links: plural({ one: '# link will follow.', other: '# links will follow.' }),
    texts: plural({ one: '# text will follow.', other: '# texts will follow.' }),
    noLinks: 'Nothing links here.',
    noTexts: 'No text shows it.',
    redirect: 'Redirect the old address',
  },
  moved: {
    title: 'The address changed',
    message: (from: string, to: string) =>
      `It changed from ${from} to ${to}. If the old address was public, redirect it.`,
    ignore: 'It wasn’t public',
  },

  history: {
    title: (field: string) => `History of ${field}`,
    list: 'Earlier values',
    loading: 'Loading earlier versions…',
    noVersion: 'Earlier texts appear here once you’ve saved a version.',
    incomplete: 'Older versions aren’t on this computer.',
    unsaved: 'Not in a version yet',
    restore: 'Restore',
  },
};

/** The frame of a form's fields: titles, help, and the buttons that add and remove fields. */
export const fields = {
  about: (title: string) => `About ${title}`,
  remove: (title: string) => `Remove ${title}`,
  /** Names the step of the history. */
  removed: (title: string) => `${title} removed`,
  add: (title: string) => `Add ${title}`,
  addOne: 'Add …',
  /** Names the step of the history. */
  added: (title: string) => `${title} added`,
  address: 'Address',
  addressHelp: (region: string) => `The part of the address after /${region}/. Links on your site are updated with it.`,
  ofSection: 'Visibility & link name',
  ofPage: 'Visibility & addresses',
  /** Accessible name of a form: its type and what it's about. */
  formOf: (title: string, name: string) => `${title}: ${name}`,
};
