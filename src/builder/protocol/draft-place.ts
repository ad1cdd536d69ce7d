/** The event that browsers get when drafts were made, applied, discarded or taken up again. Its data is a `DraftsChange`. */
export const DRAFTS_EVENT = 'builder:drafts';

/** What has happened to drafts; the data of `DRAFTS_EVENT`. */
export interface DraftsChange {
  /** The id of the draft that has ended. */
  ended?: string;
}

/** The names of the `<meta>` elements with the id and the name of the draft that a page edits; both are empty for the main one. */
export const DRAFT_META = 'builder-draft';
export const DRAFT_NAME_META = 'builder-draft-name';

/** Longest name of a draft, in UTF-16 code units. */
export const MAX_DRAFT_NAME = 40;

/** Most drafts beside the main one that people edit at a time. */
export const MAX_DRAFTS = 20;

/** Separates what lets a page's calls in from the id of the page's draft. */
const TOKEN_SEPARATOR = '.';

/**
 * Returns the token of a page.
 * @param token lets its calls in
 * @param draft id of its draft; '' for the main one
 */
export const tokenOfDraft = (token: string, draft: string): string =>
  draft === '' || token === '' ? token : `${token}${TOKEN_SEPARATOR}${draft}`;

/** Returns the id of the draft that a page edits, by its token; '' for the main one. */
export const draftOfToken = (token: string): string => token.split(TOKEN_SEPARATOR)[1] ?? '';

/**
 * Returns the name of the cookie with the id of the draft that a browser edits. Browsers send a cookie to all ports of a host, so
 * that two builders on one machine need two.
 * @param port '' for the usual one
 */
export const draftCookie = (port: string): string => `builder-draft${port}`;
