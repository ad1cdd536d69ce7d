export const appearance = {
  label: 'Search & sharing',
  keywords: 'google preview facebook card weight',
  title: (page: string) => `Search & sharing: ${page}`,
  loading: 'Loading the page',
  noRegion: 'No region shows this page.',
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
