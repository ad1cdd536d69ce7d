import { plural } from '../english/formats.ts';

/** Links for people without an account, and what they see there. */
export const englishPreviewLinks = {
  title: 'Share preview',
  keywords: 'link show friend client review feedback send',
  lead: 'Whoever has the link sees the website before it’s published. They don’t need an account.',
  shows: 'What it shows',
  draft: 'The website as you edit it',
  /** A draft beside the main one, by its name. */
  draftOf: (name: string) => `The draft “${name}”`,
  /** A version, by the time at which it was published. */
  versionOf: (time: string) => `The version of ${time}`,
  works: 'How long it works',
  hours: plural({ one: '# hour', other: '# hours' }),
  days: plural({ one: '# day', other: '# days' }),
  create: 'Create link',
  link: 'Link',
  linkHint: 'Copy it now: it isn’t shown again.',
  copy: 'Copy link',
  copied: 'Copied',
  list: 'Links that work now',
  none: 'No links yet',
  loading: 'Loading links',
  by: (person: string) => `by ${person}`,
  until: (time: string) => `Works until ${time}`,
  visited: (ago: string) => `Last visit: ${ago}`,
  never: 'Not opened yet',
  gone: 'This version or draft is no longer available.',
  withdraw: 'Withdraw',
  /** Label of the button of a link. */
  withdrawOf: (shown: string, until: string) => `Withdraw: ${shown}, ${until}`,
  withdrawn: 'The link no longer works.',
  unavailable: 'Preview links aren’t set up here. Ask your developer to turn them on.',

  /** What somebody sees who opens a link. */
  page: {
    label: 'Preview',
    note: 'Preview: not published yet. Forms on these pages don’t send anything.',
    noteOfVersion: 'Preview of a version. Forms on these pages don’t send anything.',
    gone: 'This link doesn’t work anymore',
    goneHint: 'Ask the person who sent it for a new one.',
    missing: 'This page doesn’t exist',
    broken: 'The preview can’t be shown right now',
    brokenHint: 'Somebody is working on it. Try again in a few minutes.',
    tooMany: 'Too many attempts',
    tooManyHint: 'Wait a few minutes and try again.',
  },
};

/** The words of preview links, which the shell doesn't load. */
export type PreviewLinkTexts = typeof englishPreviewLinks;
