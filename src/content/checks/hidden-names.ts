/**
 * Words by which ad-blockers and blockers of cookie notices find what they hide. An anchor with one of them, parted by
 * hyphens, may make a whole section vanish from the page.
 */
const HIDDEN_WORDS = new Set(
  [
    'ad ads adbanner adblock adbox adcontainer adsbox adsense adserver adslot adspace adunit adwords',
    'advert adverts advertise advertisement advertisements advertising doubleclick outbrain taboola',
    'banner banners interstitial leaderboard popup skyscraper sponsor sponsored sponsors',
    'ccpa consent cookie cookiebanner cookies gdpr',
  ].flatMap((words) => words.split(' ')),
);

/** Ids that the frame of every page has already, and what opens over it: header, footer, notice, window, program. */
const TAKEN = new Set(
  [
    'main site-menu services-list region-list footer-follow notice-title phone-choice',
    'purpose-necessary purpose-analytics purpose-marketing purpose-functional',
    'purpose-necessary-text purpose-analytics-text purpose-marketing-text purpose-functional-text',
    'app page announcer page-data late-styles',
  ].flatMap((names) => names.split(' ')),
);

/** The word of an anchor by which blockers would hide its section. */
export const hiddenWord = (anchor: string): string | undefined =>
  anchor.split('-').find((word) => HIDDEN_WORDS.has(word));

/** Whether the frame of every page has an anchor of this name. */
export const isTaken = (anchor: string): boolean => TAKEN.has(anchor);
