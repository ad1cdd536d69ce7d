import { plural } from './formats.ts';

/** Publishing, and earlier versions. */
export const publishing = {
  title: 'Publish',
  keywords: 'go live online deploy push release send version',
  unpublished: plural({ one: '# unpublished change', other: '# unpublished changes' }),
  allPublished: 'Everything is published',
  loading: 'Looking for changes',

  versions: {
    title: 'Versions',
    keywords: 'history go back earlier restore rollback',
    loading: 'Loading versions',
  },
};

/** The server's messages about publishing. */
export const serverPublishing = {
  /** The day is left out if it's today. */
  live: (time: string, regions: readonly string[], day?: string) =>
    `Live since ${day === undefined ? '' : `${day}, `}${time} in ${regions.join(', ')}`,
  /** What becomes of a page or the website with a mistake of which visitors would see nothing particular. */
  unbuilt: {
    page: 'The page can’t be built like this. Visitors keep seeing it as it is now.',
    newPage: 'The page can’t be built like this, so visitors wouldn’t get it.',
    site: 'The website can’t be built like this. Visitors keep seeing it as it is now.',
    newSite: 'The website can’t be built like this, so it wouldn’t go online.',
  },
  failed: {
    noHistory: 'Publishing needs the version history of this website. Ask your developer to turn it on.',
    code: 'The website’s code has unfinished changes. Ask your developer to finish them.',
    noSite: (address: string) =>
      `${address}, where visitors see your website, doesn’t answer. Check your connection, then try again.`,
    content: 'Something on the website needs your attention first.',
    build: 'The pages couldn’t be prepared. Ask your developer to look at the details.',
    store: 'This version couldn’t be saved. Ask your developer to look at the details.',
    host: 'The pages couldn’t be sent to your web host. Ask your developer to look at the details.',
    changedElsewhere:
      'The website was changed somewhere else since you last published. Ask your developer to bring both together; your work is safe here.',
    certificate: (address: string) =>
      `Browsers warn people who visit ${address}: its certificate has expired or isn’t valid. Ask your web host to renew it, then try again.`,
    hostFull: 'Your web host has no space left for the pages. Make room there, then try again.',
    diskFull: 'The disk is full. Make room, then try again.',
    folder: 'The published pages couldn’t be saved to their folder. Ask your developer to look at the details.',
    notLive: (address: string) =>
      `${address} didn’t show what was published, so the previous version is live again. Try once more, or ask your developer to look at the details.`,
    moved: 'Somebody else published at the same time. Review the changes, then try again.',
    noVersion: 'This version is no longer available.',
    canceled: 'Publishing was canceled.',
  },
};
