import { readCsv, writeCsv } from './csv.ts';
import { readXliff } from './read-xliff.ts';
import type { ExchangeContent } from './returned-translation.ts';
import type { LanguagePair, TranslationUnit } from './translation-unit.ts';
import { writeXliff } from './write-xliff.ts';
import { asWritten, type Diagnostic, ofWholeFileAsWritten, quote } from '../../../content/diagnostics/diagnostic.ts';
import type { SourceFile } from '../../../content/diagnostics/source-file.ts';
import { decodeText } from '../../../content/read/decode-source.ts';

/** A file format for translators. */
export interface ExchangeFormat {
  write(units: readonly TranslationUnit[], languages: LanguagePair): string;
  read(text: string): ExchangeContent;
}

const XLIFF: ExchangeFormat = { write: writeXliff, read: readXliff };
const CSV: ExchangeFormat = { write: writeCsv, read: readCsv };
const FORMATS: Record<string, ExchangeFormat> = { xlf: XLIFF, xliff: XLIFF, csv: CSV };

/** The file name extensions of the formats. */
export const EXTENSIONS = Object.keys(FORMATS).map((extension) => `.${extension}`);

/** Returns the format of a file by its extension; `undefined` for any other. */
export const formatOf = (file: string): ExchangeFormat | undefined =>
  FORMATS[file.slice(file.lastIndexOf('.') + 1).toLowerCase()];

/** What a file begins with that is UTF-16: its byte order mark, or the first sign of XML. */
const UTF_16: readonly (readonly [encoding: string, ...bytes: number[]])[] = [
  ['utf-16le', 0xff, 0xfe],
  ['utf-16be', 0xfe, 0xff],
  ['utf-16le', 0x3c, 0x00],
  ['utf-16be', 0x00, 0x3c],
];

/** The encoding that XML names in its first line. */
const DECLARED = /^<\?xml\s[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/;

/** Number of bytes in which a declaration is looked for. */
const DECLARATION_BYTES = 200;

const SAVE_AS_UTF8 = 'Save it as UTF-8: in a spreadsheet, choose the format "CSV UTF-8".';

/**
 * Decodes a file that a translator returned. Spreadsheets and translation tools save UTF-8, UTF-16, or what the file itself
 * names; any other encoding could only be guessed.
 */
export function decodeExchangeFile(file: string, bytes: Uint8Array): SourceFile | Diagnostic {
  const [utf16] = UTF_16.find(([, ...signs]) => signs.every((sign, index) => bytes[index] === sign)) ?? [];
  if (utf16) return decodeAs(utf16, file, bytes);
  const text = decodeStrictly('utf-8', bytes);
  if (text !== undefined && !text.includes('\0')) return { file, text };
  const declared = DECLARED.exec(Buffer.from(bytes.subarray(0, DECLARATION_BYTES)).toString('latin1'))?.[1];
  return declared && !/^utf-?(?:8|16)/i.test(declared) ? decodeAs(declared, file, bytes) : notText(file, bytes);
}

function decodeAs(encoding: string, file: string, bytes: Uint8Array): SourceFile | Diagnostic {
  const text = decodeStrictly(encoding, bytes);
  if (text !== undefined) return { file, text };
  return refusedText(file, `The file can't be read as ${quote(encoding)}, which it says it is.`);
}

/** Decodes bytes; `undefined` if they aren't in this encoding, or nobody knows it. */
function decodeStrictly(encoding: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** No form shows this: only the command line reads such files. */
const refusedText = (file: string, message: string): Diagnostic =>
  ofWholeFileAsWritten(file, message, SAVE_AS_UTF8, 'error');

function notText(file: string, bytes: Uint8Array): SourceFile | Diagnostic {
  const message = 'The file is not text: it may be a workbook or a document that was saved under this name.';
  if (bytes.includes(0)) return refusedText(file, message);
  const read = decodeText(file, bytes); // it knows the line of what isn't UTF-8
  return 'text' in read ? read : { ...read, hint: SAVE_AS_UTF8, form: asWritten(read.message, SAVE_AS_UTF8) };
}
