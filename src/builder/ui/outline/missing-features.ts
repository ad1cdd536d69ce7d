import type { SectionType } from '../../protocol/answers.ts';
import { texts } from '../../texts/texts.ts';
import { comparable } from '../kit/search-entries.ts';

/** Says that the builder doesn't have what a search is for; `undefined` if that isn't known, or a section type has it. */
export function missingFeature(
  query: string,
  sectionTypes: readonly Pick<SectionType, 'title' | 'keywords'>[],
): string | undefined {
  const wanted = comparable(query.trim());
  if (wanted.length < 3) return undefined;
  const isWanted = (word: string) => comparable(word).startsWith(wanted);
  if (sectionTypes.some(({ title, keywords = '' }) => `${title} ${keywords}`.split(' ').some(isWanted)))
    return undefined;
  return texts.commands.missing.find(({ words }) => words.some(isWanted))?.answer;
}
