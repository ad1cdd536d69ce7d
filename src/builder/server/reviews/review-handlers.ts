import { isUndone } from '../../../authoring/content-edit/undone-edits.ts';
import { readContentText } from '../../../authoring/content-edit/content-path.ts';
import { recoverChanges } from '../../../authoring/content-edit/write-changes.ts';
import { readVersions } from '../../../authoring/translations/git-history.ts';
import { PublishError } from '../../../publishing/publish-failure.ts';
import { publishingFolders, type PublishingFolders } from '../../../publishing/publishing-folders.ts';
import { liveRelease } from '../../../publishing/release-store.ts';
import { publishedVersion } from '../../../publishing/site-version.ts';
import { openVersionRepository } from '../../../publishing/version-git.ts';
import type { BuilderHandlers } from '../../protocol/calls.ts';
import type { DiscardedStep, ListedReview, OwnReview, ReviewAnswers } from '../../protocol/review-calls.ts';
import {
  addDiscarded,
  answerReview,
  askReview,
  dismissReview,
  findOpenReview,
  openReviews,
  reviewsOf,
  setDiscarded,
  withdrawReview,
  type DiscardedRecord,
  type StoredReview,
} from '../../reviews/reviews.ts';
import { reviewTexts } from '../../texts/reviews/review-texts.ts';
import { actingVisitor } from '../acting-person.ts';
import { CallError } from '../answer-call.ts';
import { isListed } from '../publishing/files-of-things.ts';
import { draftDifference, type DraftDifference } from '../publishing/list-unpublished.ts';
import { wordsOfFailure } from '../publishing/failure-words.ts';
import { revertFile, revertValue } from '../repository/revert.ts';
import { referenceNames, versionsInWords, type TextVersions } from '../repository/versions-in-words.ts';
import { readingKeysOf } from '../../../regions/reading-language.ts';
import type { BuilderSession, InSession } from '../session.ts';
import { noteOtherPublications, type ReviewPlace } from './keep-reviews.ts';
import { reviewedThings } from './review-things.ts';

/** Creates what the server runs for the calls about requests for a publication. People sign in where there are any. */
export const reviewHandlers = (
  root: string,
  place: ReviewPlace,
  inSession: InSession,
): Pick<BuilderHandlers, keyof ReviewAnswers> => ({
  ...askingHandlers(root, place, inSession),
  ...answeringHandlers(root, place, inSession),
});

/** What people do about their own requests. */
function askingHandlers(
  root: string,
  place: ReviewPlace,
  inSession: InSession,
): Pick<BuilderHandlers, 'ownReviews' | 'askToPublish' | 'withdrawReview' | 'dismissReview'> {
  const folders = publishingFolders(root);
  const { database, tell } = place;
  return {
    ownReviews: () => reviewsOf(database(), actingVisitor().id).map((review) => asOwn(root, review)),
    askToPublish: inSession(async (session, { things, message }: Parameters<BuilderHandlers['askToPublish']>[0]) => {
      const difference = await differenceNow(session, folders);
      await noteOtherPublications(place, difference);
      const known = new Set(difference.changes.filter(isListed).map(({ file }) => file));
      const wanted = [...new Set(things)].filter((file) => known.has(file));
      if (wanted.length === 0) throw new CallError(reviewTexts().nothingToAsk);
      askReview(database(), actingVisitor().id, { things: wanted, message });
      tell();
      return {};
    }),
    withdrawReview() {
      if (!withdrawReview(database(), actingVisitor().id)) throw new CallError(reviewTexts().answered);
      tell();
      return {};
    },
    dismissReview({ review }) {
      if (dismissReview(database(), actingVisitor().id, review)) tell();
      return {};
    },
  };
}

/** What editors do about the requests of others. */
function answeringHandlers(
  root: string,
  { database, tell }: ReviewPlace,
  inSession: InSession,
): Pick<BuilderHandlers, 'reviews' | 'review' | 'discardReviewed' | 'answerReview'> {
  const folders = publishingFolders(root);
  const openOne = (id: number): StoredReview => {
    const found = findOpenReview(database(), id);
    if (!found) throw new CallError(reviewTexts().gone);
    return found;
  };
  return {
    reviews: () => openReviews(database()).map(asListed),
    review: inSession(async (session, { review: id }: Parameters<BuilderHandlers['review']>[0]) => {
      const review = findOpenReview(database(), id);
      if (!review) return {};
      const difference = await differenceNow(session, folders);
      const things = await reviewedThings(session, folders, { difference, review });
      const isPublished = liveRelease(folders.releases) !== undefined;
      return { review: { ...asListed(review), isPublished, things, discarded: stillDiscarded(root, review) } };
    }),
    discardReviewed: inSession(async (session, input: Parameters<BuilderHandlers['discardReviewed']>[0]) => {
      const { id, things } = openOne(input.review);
      if (!things.includes(input.file)) throw new CallError(reviewTexts().gone);
      const before = await publishedText(root, input.file);
      // From here on, nothing else runs until the draft is written.
      const { values, ...made } = discard(session, input, before);
      addDiscarded(database(), id, values);
      return made;
    }),
    answerReview({ review: id, asked, isAccepted, text }) {
      const review = openOne(id);
      const discarded = stillDiscarded(root, review);
      const answer = { by: actingVisitor().name, text, isAccepted };
      database().together(() => {
        if (!answerReview(database(), { id, asked }, answer)) throw new CallError(reviewTexts().changed(review.name));
        setDiscarded(database(), id, discarded);
      });
      tell();
      return {};
    },
  };
}

/** Compares the draft with what is published. Throws a sentence for a person if that isn't possible. */
async function differenceNow(session: BuilderSession, folders: PublishingFolders): Promise<DraftDifference> {
  try {
    return await draftDifference(await openVersionRepository(folders.root), folders);
  } catch (error) {
    if (error instanceof PublishError) throw new CallError(wordsOfFailure(session, error.failure).message);
    throw error;
  }
}

/** Returns the text of a file as it's published; `null` if it isn't. */
async function publishedText(root: string, file: string): Promise<string | null> {
  const { top, prefix, head } = await openVersionRepository(root);
  const name = `${(await publishedVersion(root)) ?? head}:${prefix}${file}`;
  return (await readVersions(top, [name])).get(name) ?? null;
}

/** Writes what is published into the draft. Returns what that has discarded, in words. */
function discard(
  session: BuilderSession,
  { file, change }: { file: string; change?: string | undefined },
  before: string | null,
): { message: string; step: string; values: DiscardedRecord[] } {
  const { root, model, schemas } = session;
  // A new page stays: what it says is nowhere else.
  if (before === null || !file.endsWith('.yaml')) throw new CallError(reviewTexts().notDiscarded);
  recoverChanges(root);
  const read = readContentText(root, file);
  const versions: TextVersions = { before, after: 'text' in read ? read.text : null };
  const words = { schemas, keys: readingKeysOf(model.regions), nameOf: referenceNames(session) };
  const { title, changes } = versionsInWords(file, versions, model, words);
  const { steps } = reviewTexts();
  const done =
    change === undefined
      ? revertFile(session, file, versions, steps)
      : revertValue(session, { file, id: change }, versions, steps);
  if (!done.ok || done.step === undefined) throw new CallError(done.message);
  const own = changes.filter(({ id }) => change === undefined || id === change);
  const step = { file, step: done.step, title };
  const values = own.map(({ label, before: published, after: yours }) => ({ ...step, label, yours, published }));
  const whole = { ...step, label: reviewTexts().deleted, yours: '', published: title };
  return { message: done.message, step: done.step, values: values.length > 0 ? values : [whole] };
}

/** Returns what was discarded and is so still: an editor may have undone it. */
function stillDiscarded(root: string, { discarded }: StoredReview): DiscardedStep[] {
  const steps = [...new Set(discarded.map(({ step }) => step))];
  const undone = new Set(steps.filter((step) => isUndone(root, step)));
  return discarded.filter(({ step }) => !undone.has(step));
}

const asListed = ({ id, name, asked, message, things }: StoredReview): ListedReview => ({
  id,
  name,
  asked,
  message,
  count: things.length,
});

const asOwn = (root: string, review: StoredReview): OwnReview => {
  const { id, asked, message, things, answer, published } = review;
  const discarded = answer ? stillDiscarded(root, review).map(({ file: _file, step: _step, ...value }) => value) : [];
  return {
    id,
    asked,
    message,
    things,
    ...(answer && { answer: { ...answer, discarded } }),
    ...(published && { published }),
  };
};
