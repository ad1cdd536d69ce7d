import { createSameCheck } from '../../content/same-words.ts';
import { findStale, type TextFile } from './find-stale.ts';
import { languageOf } from './find-texts.ts';
import type { Gap } from './gap.ts';

/** Texts that lack a language, or a region where they are written by region. */
export const missingTexts = (files: readonly TextFile[]): Gap[] =>
  eachText(files, (file, text) =>
    text.missing.map((key) => ({
      kind: 'missing',
      language: languageOf(key),
      file,
      text,
      message: `${missingWords(key)} is missing.`,
      hint: `Add "${key}:" with the words.`,
    })),
  );

const missingWords = (key: string): string =>
  ({ en: 'The English text', da: 'The Danish text' })[key] ?? `The text for region ${key}`;

/** Texts that say in Danish what they say in English, word for word, though nothing allows it. */
export function sameTexts(files: readonly TextFile[], allowed: readonly string[]): Gap[] {
  const countSame = createSameCheck(allowed);
  return eachText(files, (file, text) => {
    const twin = text.da.find(({ words }) => text.en.some((english) => countSame(english.words, words) > 0));
    if (!twin) return [];
    const message = `This says the same in English and Danish: "${shorten(twin.words)}".`;
    return [
      {
        kind: 'same',
        language: 'da',
        file,
        text,
        message,
        hint: 'Translate it, or add the words to sameAllowed in content/translations.yaml.',
      },
    ];
  });
}

/** Danish texts that are older than the English ones, by the history of the files. */
export const staleTexts = async (root: string, files: readonly TextFile[]): Promise<Gap[]> =>
  (await findStale(root, files)).map(({ file, text, english, danish }) => ({
    kind: 'stale',
    language: 'da',
    file,
    text,
    message: `The English text changed on ${english}, the Danish one last on ${danish}.`,
    hint: 'Read the Danish text again. If it still fits, write "# read" and the day behind its first line.',
  }));

const eachText = (
  files: readonly TextFile[],
  gapsOf: (file: string, text: TextFile['texts'][number]) => Gap[],
): Gap[] => files.flatMap(({ file, texts }) => texts.flatMap((text) => gapsOf(file, text)));

const shorten = (words: string): string => (words.length > 60 ? `${words.slice(0, 57)}…` : words);
