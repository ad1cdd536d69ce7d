import { plural } from './plural.ts';

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
      words: ['gallery', 'slideshow', 'carousel', 'galleri'],
      answer:
        'There is no gallery. A section with a picture and text shows one picture; several of them make a series.',
    },
    {
      words: ['map', 'google maps', 'directions', 'kort'],
      answer: 'There is no map: it would load another company’s script. Write the address, with a link to a map.',
    },
    {
      words: ['newsletter', 'mailing list', 'subscribe', 'nyhedsbrev'],
      answer: 'There is no sign-up for a newsletter. A button can lead to the sign-up page of your mail service.',
    },
    {
      words: ['countdown', 'timer'],
      answer: 'There is no countdown. “Visible until” takes a section off the page on a day.',
    },
    {
      words: ['comments', 'blog', 'shop', 'cart', 'login'],
      answer: 'There is none: this site has pages and a contact form.',
    },
  ],
};
