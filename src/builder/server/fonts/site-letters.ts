import type { ListedText } from '../../protocol/answers.ts';
import { ALL_CHARACTERS } from '../../../theme/font-characters.ts';

/** A letter or a digit, with the marks on it. */
const LETTER = /[\p{L}\p{N}]\p{M}*/gu;

/** Signs that a text may need. Arrows, emoji and the like are drawn in fonts of the system in any case. */
const SIGNS = new Set(ALL_CHARACTERS);

/** What the texts of a site need of a font. */
export interface NeededCharacters {
  /** Letters and digits, small and capital, by the language of the texts; `undefined`: those of all. */
  letters: Map<string | undefined, Set<string>>;
  signs: Set<string>;
}

/** Returns what the texts of a site need of a font. */
export function neededCharacters(texts: readonly Pick<ListedText, 'language' | 'text'>[]): NeededCharacters {
  const needed: NeededCharacters = { letters: new Map(), signs: new Set() };
  for (const { language, text } of texts) {
    const normal = text.normalize('NFC');
    const own = needed.letters.get(language) ?? new Set();
    needed.letters.set(language, own);
    for (const letter of normal.match(LETTER) ?? [])
      for (const form of [letter, letter.toLowerCase(), letter.toUpperCase()])
        for (const character of form) own.add(character);
    for (const sign of normal) if (SIGNS.has(sign) && sign.trim() !== '') needed.signs.add(sign);
  }
  return needed;
}

/** Characters of a language that a font lacks. */
export interface MissingLetters {
  /** Absent for words that all languages share. */
  language: string | undefined;
  letters: string[];
}

/** Returns the letters that a font lacks, by language, in the order of the alphabet. */
export function missingLetters({ letters }: NeededCharacters, characters: string): MissingLetters[] {
  const has = new Set(characters);
  return [...letters].flatMap(([language, needed]) => {
    const missing = [...needed].filter((one) => !has.has(one));
    return missing.length > 0 ? [{ language, letters: inOrder(missing) }] : [];
  });
}

/** Returns the signs that a font lacks. */
export const missingSigns = ({ signs }: NeededCharacters, characters: string): string[] =>
  [...signs].filter((one) => !characters.includes(one)).sort();

/** Letters beyond those of the site's own fonts that the texts have and the font, too. */
export function furtherLetters({ letters }: NeededCharacters, characters: string): string {
  const all = new Set([...letters.values()].flatMap((own) => [...own]));
  return inOrder([...all].filter((one) => !SIGNS.has(one) && characters.includes(one))).join('');
}

const inOrder = (letters: readonly string[]): string[] => letters.toSorted((a, b) => a.localeCompare(b, 'en'));
