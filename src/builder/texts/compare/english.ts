import { plural } from '../english/formats.ts';

/** Two versions of the site side by side. */
export const englishCompare = {
  title: 'Compare',
  /** Label of the button of a version. */
  versionWith: (time: string) => `Compare: ${time}`,
  /** Label of the button of a page. */
  pageWith: (page: string) => `Compare with what visitors see: ${page}`,
  older: 'Before',
  newer: 'After',
  now: 'Now, not published',
  /** The draft without what is left out of a publication. */
  chosen: 'What you’ve ticked',
  live: (time: string) => `${time}, live now`,
  page: 'Page',
  regions: 'Region',
  sides: 'Side',
  loading: 'Looking for differences',
  missing: 'This page doesn’t exist here.',
  same: 'The texts and pictures of this page are the same.',
  sameSite: 'Nothing differs for visitors.',
  /** Colors, for example, do differ. */
  sameTexts: 'The texts and pictures of all pages are the same.',
  everywhere: 'Header or footer differ on every page.',
  partial: 'Only some of the pages were compared: there are very many.',
  states: { added: 'new', removed: 'deleted' },
  count: plural({ one: '# difference', other: '# differences' }),
  position: (at: number, count: number) => `${at} of ${count}`,
  previous: 'Previous difference',
  next: 'Next difference',
  list: 'Differences',
  kinds: { added: 'Added', changed: 'Changed', moved: 'Moved', removed: 'Removed' },
  parts: { header: 'Header', footer: 'Footer', page: 'Page' },
  unseen: 'Also changed, not seen here',
  elsewhere: 'Also changed on the website',
  editsOf: (thing: string) => `${thing}: also changed`,
  restore: 'Restore this page',
  restoreHint: 'The page becomes what it was here. You can undo it, and nothing is published.',

  /** The server's messages. */
  gone: 'This version is no longer available.',
  unavailable: 'Pages can’t be compared here. Ask your developer to start the builder with “npm run builder”.',
  broken: 'Your website has problems right now. Correct them, then compare again.',
  notRestored: 'This version doesn’t have this page.',
  restored: (page: string) => `Restored “${page}”`,
};

/** The words of comparing versions, which the shell doesn't load. */
export type CompareTexts = typeof englishCompare;
