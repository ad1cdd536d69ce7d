import { say } from '../../i18n/phrase.ts';
import { type Diagnostic, ofWholeFile } from '../diagnostics/diagnostic.ts';
import { MAX_FILE_BYTES, type SourceFile } from '../diagnostics/source-file.ts';

/** Decodes a file as UTF-8, with or without a byte order mark. */
export const decodeSource = (file: string, bytes: Uint8Array): SourceFile | Diagnostic =>
  bytes.length > MAX_FILE_BYTES ? tooLarge(file, bytes.length) : decodeText(file, bytes);

/** Decodes text of any size as UTF-8, like `decodeSource`. */
export function decodeText(file: string, bytes: Uint8Array): SourceFile | Diagnostic {
  const text = new TextDecoder().decode(bytes);
  const offset = text.indexOf('�');
  if (offset < 0) return { file, text };
  const position = bytes.includes(0) ? {} : positionOf(text, offset);
  return { ...notUtf8(file, bytes), ...position };
}

/** Describes a file that is too large. */
export const tooLarge = (file: string, size: number): Diagnostic =>
  ofWholeFile(
    file,
    `The file has ${size} bytes; at most ${MAX_FILE_BYTES} are read.`,
    'Split the page into several pages.',
    'error',
    { message: say`The page is too large to be read.`, hint: say`Split it into several pages.` },
  );

function notUtf8(file: string, bytes: Uint8Array): Diagnostic {
  const utf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (!utf16 && bytes.includes(0)) return notText(file);
  const message = utf16 ? 'The file is saved as UTF-16, not as UTF-8.' : 'A character here is not UTF-8.';
  return ofWholeFile(
    file,
    message,
    utf16
      ? 'Save it again with the encoding UTF-8.'
      : 'Save the file again with the encoding UTF-8 and type the character again.',
    'error',
    {
      message: say`The file has characters that cannot be read: another program saved it in its own way.`,
      hint: say`Restore it under “Changes”, or ask your developer to save it as UTF-8.`,
    },
  );
}

const notText = (file: string): Diagnostic =>
  ofWholeFile(
    file,
    'The file is not text: it may be an image or a document that was saved under this name.',
    'Move it to public/images/ if it is an image, and bring the YAML file back.',
    'error',
    {
      message: say`The file is not text: it may be a picture or a document that was saved under this name.`,
      hint: say`Restore it under “Changes”. If it is a picture, upload it where it is to be shown.`,
    },
  );

function positionOf(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}
