/**
 * Words that ad blockers and cookie-notice blockers match. An anchor with one of them, separated by hyphens, may hide
 * the whole section.
 */
const BLOCKED_WORDS = new Set(
  [
    'ad ads adbanner adblock adbox adcontainer adsbox adsense adserver adslot adspace adunit adwords',
    'advert adverts advertise advertisement advertisements advertising doubleclick outbrain taboola',
    'banner banners interstitial leaderboard popup skyscraper sponsor sponsored sponsors',
    'ccpa consent cookie cookiebanner cookies gdpr',
  ].flatMap((words) => words.split(' ')),
);

/** Returns the word in an anchor that blockers would match. */
export const blockedWord = (anchor: string): string | undefined =>
  anchor.split('-').find((word) => BLOCKED_WORDS.has(word));

/** Returns a name without the words that blockers would match: `do-you-run-ads-for-me` becomes `do-you-run-for-me`. */
export const withoutBlockedWords = (name: string): string =>
  name
    .split('-')
    .filter((word) => !BLOCKED_WORDS.has(word))
    .join('-');
