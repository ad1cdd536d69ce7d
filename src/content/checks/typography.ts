import { printable, shorten, type FileFinding } from '../diagnostic.ts';
import { findFaults, mayBreakRules, type TypographyFault } from '../typography/find-faults.ts';
import { languageOf } from './language-of.ts';
import type { FieldCheck } from './site.ts';

/** Whether a text, by language or by region, may break a rule of typography. */
export const mayBeMistyped = (value: object): boolean =>
  Object.entries(value).some(
    ([key, words]) =>
      typeof words === 'string' &&
      (key === 'da'
        ? mayBreakRules(words, 'da')
        : mayBreakRules(words, 'en') || (key !== 'en' && mayBreakRules(words, 'da'))),
  );

/** Warns of signs that the typography of a text's language does not have, with the words as they should be. */
export const checkTypography: FieldCheck = (site, { file, value, path }) =>
  // texts are groups of texts
  Object.entries(value as Record<string, string>).flatMap(([key, words]) => {
    const language = languageOf(site, key);
    return language ? findFaults(words, language).map((fault) => describe(fault, file, [...path, key])) : [];
  });

function describe(
  { rule, words, mended, places }: TypographyFault,
  file: string,
  path: FileFinding['path'],
): FileFinding {
  const more = places > 1 ? ` The text has ${places - 1} more of these.` : '';
  return {
    file,
    severity: 'warning',
    path: path ?? [],
    words,
    message: `${inQuotes(words)} ${rule.problem}`,
    hint: `Write ${inQuotes(mended)}.${more}`,
  };
}

/** Words in quotes, every space as it is. */
const inQuotes = (words: string): string => `"${printable(shorten(words, 60))}"`;
