import { texts } from '../../texts/texts.ts';
import { comparable } from '../kit/search-entries.ts';

/** Says that the builder doesn't have what a search is for; `undefined` if that isn't known. */
export function missingFeature(query: string): string | undefined {
  const wanted = comparable(query.trim());
  if (wanted.length < 3) return undefined;
  const isWanted = (word: string) => comparable(word).startsWith(wanted);
  return texts.commands.missing.find(({ words }) => words.some(isWanted))?.answer;
}
