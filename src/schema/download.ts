import { z } from 'zod';

/** The folder of files that visitors download, as a path in `public/`. */
export const DOWNLOADS_FOLDER = '/files/';

/** The path of such a file in links, as part of a regular expression. */
export const DOWNLOAD_TARGET = String.raw`${DOWNLOADS_FOLDER}[a-z0-9][a-z0-9\-/]*\.pdf`;

/** Matches the path of a file that visitors download. */
export const downloadPath = new RegExp(`^${DOWNLOAD_TARGET}$`);

/** The path of a PDF of the site that visitors download. */
export const downloadFile = () =>
  z.string().regex(downloadPath, 'Write the path of a PDF in public/files/, for example /files/prices.pdf.').meta({
    kind: 'media-file',
    title: 'File',
    description: 'Path of the PDF inside public/, for example /files/prices.pdf.',
    form: 'A PDF of this site. The button uploads one from your computer.',
    input: 'document',
  });
