import type { WhereShown } from '../../../protocol/publish-calls.ts';
import { publicationTexts } from '../../../texts/publication/publication-texts.ts';

/** Says where visitors see a thing. */
export function whereInWords(where: WhereShown): string {
  const words = publicationTexts().where;
  if (where === 'everywhere' || where === 'anywhere') return words[where];
  return where.length === 0 ? words.nowhere : words.on(where);
}
