/** The folder of files that visitors download, as a path in `public/`. */
export const DOWNLOADS_FOLDER = '/files/';

/** The path of such a file in links, as part of a regular expression. */
export const DOWNLOAD_TARGET = String.raw`${DOWNLOADS_FOLDER}[a-z0-9][a-z0-9\-/]*\.pdf`;

/** Matches the path of a file that visitors download. */
export const downloadPath = new RegExp(`^${DOWNLOAD_TARGET}$`);
