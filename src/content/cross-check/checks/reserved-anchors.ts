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

/** Ids that every page's layout already uses: header, footer, notice, dialog, application root. */
const RESERVED_IDS = new Set(
  [
    'main site-menu services-list region-list footer-follow notice-title phone-choice',
    'purpose-necessary purpose-analytics purpose-marketing purpose-functional',
    'purpose-necessary-text purpose-analytics-text purpose-marketing-text purpose-functional-text',
    'app page announcer page-data stylesheet-slot',
  ].flatMap((names) => names.split(' ')),
);

/** Returns the word in an anchor that blockers would match. */
export const blockedWord = (anchor: string): string | undefined =>
  anchor.split('-').find((word) => BLOCKED_WORDS.has(word));

/** Returns whether the layout already uses an anchor. */
export const isReserved = (anchor: string): boolean => RESERVED_IDS.has(anchor);
