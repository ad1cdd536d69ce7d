/** Path below which the server answers the calls: `/_builder/api/{name}`. */
export const API_PATH = '/_builder/api/';

/**
 * Where the browser sends the bytes of a picture, PDF or font: `POST`, with its name in the query. Answers with an `UploadAnswer`, for
 * `kind=document` with a `DocumentAnswer`, for `kind=font` with a `FontAnswer`.
 */
export const UPLOAD_PATH = '/_builder/upload';

/** What is uploaded: `document` for a PDF, `font` for a font, else a picture. */
export const UPLOAD_KIND_PARAMETER = 'kind';

/** What a font is called, and why the site may use it. Without them, a font is only looked at. */
export const FONT_NAME_PARAMETER = 'font';
export const FONT_LICENSE_PARAMETER = 'license';

/** Stores a picture although the site has the same one. */
export const KEEPS_BOTH_PARAMETER = 'keep';

/** Request header that carries the token of the server's start. */
export const TOKEN_HEADER = 'x-builder-token';

/** Request header that says in which language the page is shown that asks. */
export const LANGUAGE_HEADER = 'x-builder-language';

/** Cookie with the language of the interface that a person has chosen. */
export const LANGUAGE_COOKIE = 'builder-language';

/** The event that browsers get whenever content or history changed. Its data is `ContentChange`. */
export const CHANGED_EVENT = 'builder:changed';

/** What changed; the data of `CHANGED_EVENT`. */
export interface ContentChange {
  /** Files of which something changed, each with the hash of its text. Without one, more than the text may have changed. */
  files: { file: string; hash?: string }[];
}

/** Most edits of one `editAll`. */
export const MAX_EDITS = 250;

/** Whether a proxy says with a status that the server behind it doesn't answer. */
export const isAwayStatus = (status: number): boolean => status > 501 && status < 505;

/** Longest label of a step in the history, in UTF-16 code units. */
export const MAX_LABEL_LENGTH = 200;

/** Longest name of a template, in UTF-16 code units. */
export const MAX_TEMPLATE_NAME = 60;

/** Longest message of a commit, in UTF-16 code units. */
export const MAX_MESSAGE_LENGTH = 2000;

/** Maximum size of an upload, in bytes. */
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024;

/** Maximum size of an upload as messages name it. */
export const MAX_UPLOAD_SIZE = `${MAX_UPLOAD_BYTES / 1024 ** 2} MB`;
