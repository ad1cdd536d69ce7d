import { isSameData } from '../edit/plain-data.ts';
import { parseSource } from '../edit/yaml-source.ts';

/** The comment of a text that repeats its source: it's still to be translated. */
export const untranslatedMark = (language: string): string => `untranslated: ${language}`;

/** The comment of a value that repeats that of another region. */
export const copiedMark = (from: string, code: string): string => `copied from ${from}: ${code}`;

/** Matches the marks of values under some keys, languages or regions, with the space before them. */
const markPattern = (keys: readonly string[]): RegExp => {
  const key = keys.join('|'); // codes have letters, digits and hyphens only
  return new RegExp(String.raw` # (?:untranslated|copied from [\w-]+): (?:${key})(?=\r?$| #)`, 'gm');
};

/** Returns whether a line says that the value under a key, a language or a region, repeats another one. */
export const isMarked = (line: string, key: string): boolean => markPattern([key]).test(line);

/** Removes the mark of a key from a line. */
export const withoutMark = (line: string, key: string): string => line.replaceAll(markPattern([key]), '');

/** Removes the marks of some keys from a file, unless one is part of a value. */
export function withoutMarks(text: string, keys: readonly string[]): string {
  const result = text.replaceAll(markPattern(keys), '');
  return result === text || !isSameData(parseSource(text).data, parseSource(result).data) ? text : result;
}
