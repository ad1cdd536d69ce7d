import { plural } from './plural.ts';

const more = plural({ other: 'and # more' });

export const creation = {
  newPage: { label: 'New page', keywords: 'create case study' },
  copyPage: 'Copy page',
  create: 'Create page',
  moreActions: 'More about this page',
  copyAction: { label: 'Copy page…', keywords: 'duplicate' },
  deleteAction: { label: 'Delete page…', keywords: 'remove' },

  kind: 'Kind of page',
  kinds: { page: 'Page', service: 'Service page', caseStudy: 'Case study' },
  startFrom: 'Start from',
  startFromScratch: 'Start from scratch',
  copyOf: (page: string) => `Copy of ${page}`,

  /** Headings of the parts of the dialog, and what they say below. */
  parts: {
    name: 'Name and address',
    search: 'Search result',
    searchHint: 'Required. Google doesn’t list the page until you add it to the sitemap (page settings).',
    listing: 'Listed in',
    card: 'Card',
    cardHint: 'Shown with the services on the home page, in the menu and in the contact form.',
    caseStudy: 'The case',
    pictures: 'Pictures',
    picturesHint: 'Leave empty to use a plain drawing.',
  },

  places: { none: 'Nowhere yet', header: 'Header', services: 'Services', footer: 'Footer' },

  fields: {
    name: 'Name',
    address: 'Address',
    addressHint: 'The part of the address after the region, such as /us. It’s the same in every region.',
    shortName: 'Short name',
    shortNameHint: 'How other pages refer to it. The address is made of client and industry.',
    searchTitle: 'Search title',
    searchDescription: 'Search description',
    icon: 'Icon',
    subtitle: 'Line below the name',
    description: 'Description',
    features: 'Four bullet points',
    featuresHint: 'One per line.',
    tag: 'Tag',
    linkText: 'Text of the link',
    industry: 'Industry',
    result: 'Result',
    summary: 'Summary',
    tags: 'Tags',
    country: 'Country',
    logo: 'Logo',
    background: 'Background',
  },

  /** The number of characters against the most that are shown. */
  length: (length: number, limit: number) => `${length} of ${limit}`,
  tooLong: (length: number, limit: number) => `${length} of ${limit}: Google will cut it off`,

  stillMissing: (fields: readonly string[]) => `Still missing: ${fields.join('; ')}.`,
  /** A few of the fields, and the number of the others. */
  stillMissingMore: (fields: readonly string[], left: number) => `Still missing: ${fields.join('; ')}; ${more(left)}.`,

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
    linksFollow: 'It’s removed from the menu and the services. Other links will go to the page you choose below.',
    linksRemain: 'It’s removed from the menu and the services. Change the other links first.',
  },
};
