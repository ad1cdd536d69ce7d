import type { Database } from '../../people/database.ts';
import { noteReviewsPublished, noteSeenVersion, seenVersion } from '../../reviews/reviews.ts';
import { changesBetween } from '../../../publishing/draft-snapshot.ts';
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

/**
 * Takes note of what was published outside of the builder since this was called last, such as by `npm run publish`: it doesn't
 * know of requests.
 */
export async function noteOtherPublications(
  { database, tell }: ReviewPlace,
  { repository, published, changes }: DraftDifference,
): Promise<void> {
  if (published === undefined) return;
  const seen = seenVersion(database());
  if (seen === published) return;
  const since = seen === undefined ? [] : await changesBetween(repository, seen, published).catch(() => []); // it's not kept any more
  const left = new Set(changes.filter(isListed).map(({ file }) => file));
  const live = new Set(since.map(({ file }) => file));
  noteSeenVersion(database(), published);
  if (noteReviewsPublished(database(), { published: live, left, by: undefined }) > 0) tell();
}
