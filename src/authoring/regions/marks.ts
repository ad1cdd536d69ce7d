import { isSame } from '../edit/plain-data.ts';
import { parseSource } from '../edit/yaml-source.ts';

/** The comment of a text that repeats its source: it's still to be translated. */
export const untranslatedMark = (language: string): string => `untranslated: ${language}`;

/** The comment of a value that repeats that of another region. */
export const copiedMark = (from: string, code: string): string => `copied from ${from}: ${code}`;

/** Returns whether a line carries the mark of an untranslated text. */
export const isMarkedUntranslated = (line: string, language: string): boolean =>
  line.endsWith(` # ${untranslatedMark(language)}`) || line.includes(` # ${untranslatedMark(language)} #`);

/** Removes the marks of a region and of languages from a file, unless they're part of a value. */
export function withoutMarks(text: string, code: string, languages: readonly string[]): string {
  const marks = [...languages.map(untranslatedMark), String.raw`copied from [\w-]+: ${code}`];
  return withoutComments(text, new RegExp(` # (?:${marks.join('|')})(?=\r?$| #)`, 'gm'));
}

/** Removes text that matches a pattern, if that changes no value of the file. */
export function withoutComments(text: string, pattern: RegExp): string {
  const result = text.replaceAll(pattern, '');
  return result === text || !isSame(parseSource(text).data, parseSource(result).data) ? text : result;
}
