import { parseDocument } from 'yaml';
import type { SourceFile } from '../../content/diagnostics/source-file.ts';
import { REGIONS_FILE } from '../../content/read/site-regions.ts';
import { isLanguage, type Language } from '../../regions/language.ts';
import { REGION_CODES } from '../../regions/region-code.ts';
import { findTexts, type FoundText, type KeyLanguages } from './find-texts.ts';

/** A file with its texts. */
export interface TextFile {
  file: string;
  texts: FoundText[];
}

/** Finds the texts of content files. Files without any are left out. */
export const textFilesOf = (sources: readonly SourceFile[], regions: KeyLanguages): TextFile[] =>
  sources.map(({ file, text }) => ({ file, texts: findTexts(text, regions) })).filter(({ texts }) => texts.length > 0);

/** Reads the language of each region. Regions that the content check rejects are left out. */
export function regionLanguages(sources: readonly SourceFile[]): KeyLanguages {
  const regions = parseDocument(sources.find(({ file }) => file === REGIONS_FILE)?.text ?? '', {
    logLevel: 'silent',
  });
  return Object.fromEntries(
    REGION_CODES.map((code) => [code, regions.getIn([code, 'language'])]).filter((entry): entry is [string, Language] =>
      isLanguage(entry[1]),
    ),
  );
}
