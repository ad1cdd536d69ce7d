import { fieldName } from '../../../content/diagnostics/diagnostic.ts';
import type { Language } from '../../../regions/site-regions.ts';
import type { SourceFile } from '../../../content/diagnostics/source-file.ts';
import { languageOfKey, type FoundText, type TextRegions } from '../find-texts.ts';
import { regionsAmong, textFilesOf } from '../text-files.ts';
import type { Path } from '../../../data/path.ts';

/** The languages of an exchange file: what the translator reads and writes. */
export interface LanguagePair {
  source: Language;
  target: Language;
}

/** A text to translate, and its translation as far as there is one. */
export interface TranslationUnit {
  file: string;
  /** The path of the translation, with its key: `sections[0].title.da` as a list. */
  path: Path;
  source: string;
  /** Empty if there is no translation yet. */
  target: string;
  /** Whether the file has the key of the translation, with or without a text. */
  hasKey: boolean;
}

/** Name of a unit's field, for example `sections[0].title.da`. */
export const unitField = ({ path }: TranslationUnit): string => fieldName(path);

/** Returns the texts that have a source, one unit for each key of the target language. */
export function collectUnits(sources: readonly SourceFile[], languages: LanguagePair): TranslationUnit[] {
  const regions = regionsAmong(sources);
  return textFilesOf(sources, regions).flatMap(({ file, texts }) =>
    texts.flatMap((text) => unitsOf(file, text, languages, regions)),
  );
}

function unitsOf(
  file: string,
  text: FoundText,
  { source, target }: LanguagePair,
  regions: TextRegions,
): TranslationUnit[] {
  const [original] = text.wordings[source];
  if (!original) return [];
  // A text that repeats its source is still to be translated.
  const present = text.wordings[target].map(({ key, content, marked }) => ({
    key,
    content: marked && text.wordings[source].some((one) => one.content === content) ? '' : content,
  }));
  const missing = text.missing
    .filter((key) => languageOfKey(key, regions) === target)
    .map((key) => ({ key, content: '' }));
  return [...present, ...missing].map(({ key, content }) => ({
    file,
    path: [...text.path, key],
    source: original.content,
    target: content,
    hasKey: !text.absent.includes(key),
  }));
}
