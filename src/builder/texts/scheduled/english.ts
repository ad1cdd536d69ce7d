import { list } from '../english/formats.ts';

/** What happens by schedule. */
export const englishScheduled = {
  appears: (what: string) => `${what} appears`,
  disappears: (what: string) => `${what} disappears`,
  /** A version, in the list of versions. */
  published: (changes: readonly string[]) =>
    changes.length === 0 ? 'Published by schedule' : `Published by schedule: ${list(changes)}`,
  failed: {
    title: 'Something scheduled isn’t live yet',
    tryAgain: 'The builder tries again by itself.',
  },
  mail: {
    subject: (site: string) => `Something scheduled isn’t live yet on ${site}`,
    text: (reason: string) =>
      `Something was scheduled to appear or disappear on your website today, but publishing it has failed. Visitors see the website as it was. The builder tries again by itself.\n\nWhy it failed, for your developer:\n\n${reason}\n`,
  },
};
