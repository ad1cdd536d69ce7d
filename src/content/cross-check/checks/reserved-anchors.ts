/** Ids that every page's layout already uses: header, footer, notice, dialog, application root. */
const RESERVED_IDS = new Set(
  [
    'main site-menu link-list region-list footer-follow notice-title phone-choice',
    'purpose-necessary purpose-analytics purpose-marketing purpose-functional',
    'purpose-necessary-text purpose-analytics-text purpose-marketing-text purpose-functional-text',
    'app page announcer page-data stylesheet-slot',
  ].flatMap((names) => names.split(' ')),
);

/** Returns whether the layout already uses an anchor. */
export const isReserved = (anchor: string): boolean => RESERVED_IDS.has(anchor);
