import type { Database } from '../../people/database.ts';
import { noteReviewsPublished } from '../../reviews/reviews.ts';
import { actingPerson } from '../acting-person.ts';
import { isListed } from '../publishing/files-of-things.ts';
import type { DraftDifference } from '../publishing/list-unpublished.ts';

/** Where requests for a publication are stored, and who is told of them. */
export interface ReviewPlace {
  database: () => Database;
  /** Says that requests have changed. */
  tell: () => void;
}

/** Takes note that files of the draft are live. The publication has succeeded whether or not that's possible. */
export function notePublication(
  { database, tell }: ReviewPlace,
  { changes }: Pick<DraftDifference, 'changes'>,
  things: readonly string[],
): void {
  try {
    const published = new Set(things);
    const listed = changes.filter(isListed).map(({ file }) => file);
    const left = new Set(listed.filter((file) => !published.has(file)));
    if (noteReviewsPublished(database(), { published, left, by: actingPerson()?.name }) > 0) tell();
  } catch (error) {
    console.error(error);
  }
}
