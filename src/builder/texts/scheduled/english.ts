import { list } from '../english/formats.ts';
import { paragraphs, type FailureMail } from './paragraphs.ts';

/** What happens by schedule. */
export const englishScheduled = {
  appears: (what: string) => `${what} appears`,
  disappears: (what: string) => `${what} disappears`,
  /** A version, in the list of versions. */
  published: (changes: readonly string[]) =>
    changes.length === 0 ? 'Published by schedule' : `Published by schedule: ${list(changes)}`,
  failed: {
    title: 'Something scheduled isn’t live yet',
    tryAgain: (time: string) => `The builder tries again by itself at ${time}.`,
  },
  mail: {
    failed: {
      subject: (site: string) => `Something scheduled isn’t live yet on ${site}`,
      text: ({ message, details, builder }: FailureMail) =>
        paragraphs(
          `Something was scheduled to appear or disappear on your website today, but it couldn’t be published. ${message}`,
          'Visitors see the website as it was. The builder tries again by itself, and you get another mail once it’s live.',
          builder && `The builder: ${builder}`,
          `For your developer:\n${details}`,
        ),
    },
    live: {
      subject: (site: string) => `Something scheduled is live now on ${site}`,
      text: (when: string) =>
        paragraphs('What was scheduled, and couldn’t be published at first, is live now.', `${when}.`),
    },
  },
};

/** The words of what is published by schedule, which the shell doesn't load. */
export type ScheduledTexts = typeof englishScheduled;
