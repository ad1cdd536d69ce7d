import { z } from 'zod';
import { downloadPath } from './download-path.ts';

/** The path of a PDF of the site that visitors download. */
export const downloadFile = () =>
  z.string().regex(downloadPath, 'Write the path of a PDF in public/files/, for example /files/prices.pdf.').meta({
    kind: 'media-file',
    title: 'File',
    description: 'Path of the PDF inside public/, for example /files/prices.pdf.',
    form: 'A PDF of this site. The button uploads one from your computer.',
    input: 'document',
  });
