import { readCsv, writeCsv } from './csv.ts';
import { readXliff } from './read-xliff.ts';
import type { ExchangeContent } from './returned-translation.ts';
import type { LanguagePair, TranslationUnit } from './translation-unit.ts';
import { writeXliff } from './write-xliff.ts';

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
