import { withRemedies } from '../../diagnostics/diagnostic.ts';
import { languageWord } from '../../diagnostics/in-forms.ts';
import { say, verbatim } from '../../../i18n/phrase.ts';
import { LANGUAGE_MARKERS } from '../../../i18n/languages/markers.ts';
import { type Language, languageName, type SiteRegions } from '../../../regions/site-regions.ts';
import type { TextField } from '../../validate/walk-schema.ts';
import type { FieldCheck } from './check-context.ts';

/** Minimum number of matches. A text with fewer may be a name or a quotation. */
const MIN_MATCHES = 2;

const countMarkers = (language: Language, text: string): number =>
  text.match(LANGUAGE_MARKERS[language] ?? NONE)?.length ?? 0;

/** Matches nothing: for languages without markers. */
const NONE = /(?!)/;

const isWrittenIn = (language: Language, other: Language, text: string): boolean =>
  countMarkers(language, text) >= MIN_MATCHES && countMarkers(other, text) === 0;

/** Returns two languages whose texts are each written in the other's language. */
function swappedLanguages(
  value: Readonly<Partial<Record<Language, unknown>>>,
  { languages }: SiteRegions,
): [Language, Language] | undefined {
  for (const [index, one] of languages.entries())
    for (const other of languages.slice(index + 1)) {
      const [text, otherText] = [value[one], value[other]];
      if (typeof text !== 'string' || typeof otherText !== 'string') continue;
      if (isWrittenIn(other, one, text) && isWrittenIn(one, other, otherText)) return [one, other];
    }
  return undefined;
}

/** Returns whether two texts are each written in the other's language. */
export const isSwapped = (value: object, regions: SiteRegions): boolean =>
  swappedLanguages(value, regions) !== undefined;

/** Warns about texts whose languages are swapped. */
export const checkSwappedTexts: FieldCheck<TextField> = ({ model }, { file, path, value }) => {
  const swapped = swappedLanguages(value, model.regions);
  if (!swapped) return [];
  const [one, other] = swapped;
  const [name, otherName] = swapped.map(languageName);
  return [
    {
      file,
      path: [...path, one],
      severity: 'warning',
      ...withRemedies(
        say`The ${languageWord(one)} and the ${languageWord(other)} text are swapped.`,
        `Write the ${name} text after ${one}: and the ${otherName} text after ${other}:.`,
        say`Write the ${languageWord(one)} text in the field marked ${verbatim(one.toUpperCase())}, and the ${languageWord(other)} text in the one marked ${verbatim(other.toUpperCase())}.`,
      ),
    },
  ];
};
