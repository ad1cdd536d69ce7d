import { useState } from 'react';
import type { OpenTranslation } from '../../../protocol/answers.ts';
import { formatPath } from '../../../../data/path.ts';

/** Identifies the place of a translation. */
export const idOfTranslation = ({ file, path, key }: OpenTranslation): string =>
  `${file}#${formatPath([...path, key])}`;

/** A translation that was edited, and where it stood in the list. */
interface Edited {
  translation: OpenTranslation;
  index: number;
}

/** Puts what was edited back into the list, each where it stood, unless the list still has it. */
export function withEdited(open: readonly OpenTranslation[], edited: readonly Edited[]): OpenTranslation[] {
  const lines = [...open];
  const known = new Set(open.map(idOfTranslation));
  const gone = edited.filter(({ translation }) => !known.has(idOfTranslation(translation)));
  for (const { translation, index } of gone.toSorted((a, b) => a.index - b.index)) lines.splice(index, 0, translation);
  return lines;
}

/** Returns what remains to be translated, and what was edited since the panel is open: a field stays while somebody types. */
export function useLines(open: readonly OpenTranslation[]) {
  const [edited, setEdited] = useState<readonly Edited[]>([]);
  const lines = withEdited(open, edited);
  const without = (translation: OpenTranslation) =>
    edited.filter((one) => idOfTranslation(one.translation) !== idOfTranslation(translation));
  return {
    lines,
    /** Whether a line is shown only because it was edited. */
    isDone: (translation: OpenTranslation) =>
      !open.some((one) => idOfTranslation(one) === idOfTranslation(translation)),
    keep: (translation: OpenTranslation) =>
      setEdited([...without(translation), { translation, index: lines.indexOf(translation) }]),
    drop: (translation: OpenTranslation) => setEdited(without(translation)),
  };
}
