import type { FieldProblem } from '../../../protocol/answers.ts';
import type { FoundPlace } from '../../../protocol/word-answers.ts';
import { formatPath } from '../../../../data/path.ts';
import type { EditCommand } from '../../state/edit.ts';

/** Identifies the text that holds a place. */
const textOf = ({ file, path }: FoundPlace): string => `${file}#${formatPath(path)}`;

/** Identifies a place. */
export const idOfPlace = (place: FoundPlace): string => `${textOf(place)}@${place.start}`;

/** What is looked for, and what is written instead. */
interface Replacement {
  find: string;
  replacement: string;
}

const hasCapital = (words: string): boolean => words.charAt(0) !== words.charAt(0).toLowerCase();

/** Returns what takes the place of found words. Those that begin with a capital letter keep it if it wasn't typed to find them. */
export const wordsInstead = (found: string, { find, replacement }: Replacement): string =>
  hasCapital(found) && !hasCapital(find.trim())
    ? replacement.charAt(0).toUpperCase() + replacement.slice(1)
    : replacement;

/** Returns the edits that replace the words at the given places. The current value of each text is its guard. */
export function replacementAt(
  places: readonly FoundPlace[],
  replacement: Replacement,
): Pick<EditCommand, 'edits'> & { guards: NonNullable<EditCommand['guards']> } {
  const texts = [...new Map(places.map((place) => [textOf(place), place])).values()].map((one) => ({
    ...one,
    value: replaced(
      one.text,
      places.filter((place) => textOf(place) === textOf(one)),
      replacement,
    ),
  }));
  return {
    edits: [...new Set(texts.map(({ file }) => file))].map((file) => ({
      file,
      operations: texts
        .filter((text) => text.file === file)
        .map(({ path, value }) => ({ op: 'set' as const, path: [...path], value })),
    })),
    guards: texts.map(({ file, path, text }) => ({ file, path, value: text })),
  };
}

/** Replaces parts of a text, from its end, so that those before them stay where they are. A text begins and ends with a word. */
const replaced = (text: string, parts: readonly FoundPlace[], replacement: Replacement): string =>
  parts
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (rest, { start, end, found }) => rest.slice(0, start) + wordsInstead(found, replacement) + rest.slice(end),
      text,
    )
    .trim();

/** Returns the places that problems are about. */
export const placesWithProblems = (
  places: readonly FoundPlace[],
  problems: readonly FieldProblem[],
): readonly FoundPlace[] =>
  places.filter((place) =>
    problems.some(({ file, path }) => {
      const own = formatPath(place.path);
      return file === place.file && path !== '' && (own === path || own.startsWith(`${path}.`));
    }),
  );
