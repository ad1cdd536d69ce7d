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
  /** Headings of the pages to start from. */
  starts: { templates: 'Templates', pages: 'Copy of' },
  copyOf: (page: string) => `Copy of ${page}`,
  draftHint:
    'Visitors see it once you turn “Draft” off in its settings. What is still to be written stands among the problems.',

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

  stillMissing: (fields: readonly string[]) => `Still missing: ${fields.join('; ')}.`,

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
