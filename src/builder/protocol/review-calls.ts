import { z } from 'zod';
import type { ValueChange } from './history-answers.ts';
import type { UnpublishedThing } from './publish-calls.ts';

/** The event that says that somebody asked for a publication, withdrew that, or was answered. It has no words. */
export const REVIEWS_EVENT = 'builder:reviews';

/** Longest message to editors, and longest answer, in UTF-16 code units. */
export const MAX_REVIEW_WORDS = 4000;

/** Most pages and things that somebody asks for at once, and the longest name of one, in UTF-16 code units. */
const MAX_THINGS = 1000;
const MAX_FILE_NAME = 300;

const review = z.int().min(1);
const file = z.string().max(MAX_FILE_NAME);
const words = z.string().trim().max(MAX_REVIEW_WORDS);

/** The inputs of the calls about requests for a publication. */
export const REVIEW_INPUTS = {
  /** What the person has asked for, and the answers. */
  ownReviews: z.strictObject({}),
  /** Asks editors to publish things, by their ids. It takes the place of what the person has asked for and nobody has answered. */
  askToPublish: z.strictObject({ things: z.array(file).min(1).max(MAX_THINGS), message: words }),
  /** Withdraws what the person has asked for and nobody has answered. */
  withdrawReview: z.strictObject({}),
  /** Removes an answer to the person. */
  dismissReview: z.strictObject({ review }),
  /** The requests that nobody has answered, the oldest first. */
  reviews: z.strictObject({}),
  /** A request with what would change for visitors, value by value. */
  review: z.strictObject({ review }),
  /** Writes what is published into the draft: one value, or without a change the whole file. It's a step of the history. */
  discardReviewed: z.strictObject({ review, file, change: z.string().optional() }),
  /** Answers a request. */
  answerReview: z.strictObject({
    review,
    /** When it was asked, as it was shown: it may have been changed since. In milliseconds since 1970. */
    asked: z.int(),
    isAccepted: z.boolean(),
    text: words,
  }),
};

/** A value that an editor has discarded, with both versions in words. */
export interface DiscardedValue {
  /** The page or thing. */
  title: string;
  label: string;
  /** What the person had written; empty if it was removed. */
  yours: string;
  /** The published value, which the draft has again; empty if there is none. */
  published: string;
}

/** What somebody has asked editors to publish, as they see it themselves. Times are in milliseconds since 1970. */
export interface OwnReview {
  id: number;
  asked: number;
  message: string;
  /** The ids of the things. */
  things: string[];
  /** Absent as long as nobody has answered. */
  answer?: { time: number; by?: string; text: string; isAccepted: boolean; discarded: DiscardedValue[] };
  /** Set once everything is live. */
  published?: { time: number; by?: string };
}

/** A request that nobody has answered. */
export interface ListedReview {
  id: number;
  name: string;
  /** In milliseconds since 1970. */
  asked: number;
  message: string;
  /** How many pages and things it's about. */
  count: number;
}

/** A changed value, with the pictures that it names. */
export interface ReviewedChange extends ValueChange {
  pictures?: { before?: string; after?: string };
}

/** A page or a thing of a request. */
export interface ReviewedThing extends Pick<UnpublishedThing, 'id' | 'title' | 'state' | 'where' | 'page'> {
  changes: ReviewedChange[];
  /** The pictures, if it's a picture itself. */
  pictures?: { before?: string; after?: string };
  /** The names of others who have edited it since it was asked for. */
  editedBy: string[];
}

/** A discarded value, as editors see it. */
export interface DiscardedStep extends DiscardedValue {
  /** The id of its thing. */
  file: string;
  /** The step of the history that has discarded it, and maybe others. */
  step: string;
}

/** The answers to the calls about requests for a publication. */
export interface ReviewAnswers {
  /** The newest first. */
  ownReviews: OwnReview[];
  askToPublish: object;
  withdrawReview: object;
  dismissReview: object;
  reviews: ListedReview[];
  /** Absent: it was withdrawn or answered meanwhile. */
  review: { review?: ListedReview & { isPublished: boolean; things: ReviewedThing[]; discarded: DiscardedStep[] } };
  /** The step of the history, which undoes it. */
  discardReviewed: { message: string; step: string };
  answerReview: object;
}
