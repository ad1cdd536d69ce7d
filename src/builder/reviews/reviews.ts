import type { Database } from '../people/database.ts';

/** A value that was discarded from a request: its thing and step, and both versions in words. */
export interface DiscardedRecord {
  file: string;
  /** The step of the history that has discarded it. */
  step: string;
  title: string;
  label: string;
  yours: string;
  published: string;
}

/** Somebody's request to publish things, as it's stored. Times are in milliseconds since 1970. */
export interface StoredReview {
  id: number;
  /** The id of the person who asks. */
  person: string;
  name: string;
  asked: number;
  message: string;
  /** The files of the things. */
  things: string[];
  discarded: DiscardedRecord[];
  /** Absent as long as nobody has answered. */
  answer?: { time: number; by?: string; text: string; isAccepted: boolean };
  /** Absent as long as not everything is live. */
  published?: { time: number; by?: string };
}

/** How long an answer is kept that its reader hasn't removed, in milliseconds: a year. */
const ANSWER_TERM_MS = 365 * 24 * 60 * 60 * 1000;

interface ReviewRow {
  id: number;
  person: string;
  name: string;
  asked: number;
  message: string;
  things: string;
  discarded: string;
  answered: number | null;
  answered_by: string | null;
  accepted: number | null;
  answer: string | null;
  published: number | null;
  published_by: string | null;
}

/** Tells the requests that wait for an answer from the others. */
const IS_OPEN = 'answered IS NULL AND published IS NULL';

/** Stores what a person asks for. It takes the place of what waits for an answer already. Answers of a year ago are deleted. */
export const askReview = (
  database: Database,
  person: string,
  { things, message }: Pick<StoredReview, 'things' | 'message'>,
  now = Date.now(),
): void =>
  database.together(() => {
    const outdated = now - ANSWER_TERM_MS;
    database.run('DELETE FROM review WHERE max(ifnull(answered, 0), ifnull(published, 0)) BETWEEN 1 AND ?', outdated);
    const values = [now, message, JSON.stringify(things)];
    const known = database.run(
      `UPDATE review SET asked = ?, message = ?, things = ? WHERE person = ? AND ${IS_OPEN}`,
      ...values,
      person,
    );
    if (known === 0)
      database.run('INSERT INTO review (asked, message, things, person) VALUES (?, ?, ?, ?)', ...values, person);
  });

/** Deletes what a person has asked for and nobody has answered. Returns whether there was anything. */
export const withdrawReview = (database: Database, person: string): boolean =>
  database.run(`DELETE FROM review WHERE person = ? AND ${IS_OPEN}`, person) > 0;

/** Deletes an answer to a person. Returns whether there was one. */
export const dismissReview = (database: Database, person: string, id: number): boolean =>
  database.run(`DELETE FROM review WHERE id = ? AND person = ? AND NOT (${IS_OPEN})`, id, person) > 0;

/** Lists what a person has asked for, the newest first. */
export const reviewsOf = (database: Database, person: string): StoredReview[] =>
  listed(database, 'WHERE person = ? ORDER BY review.id DESC', person);

/** Lists the requests that nobody has answered, the oldest first. */
export const openReviews = (database: Database): StoredReview[] => listed(database, `WHERE ${IS_OPEN} ORDER BY asked`);

/** Returns a request that nobody has answered; `undefined` if there is none any more. */
export const findOpenReview = (database: Database, id: number): StoredReview | undefined =>
  listed(database, `WHERE review.id = ? AND ${IS_OPEN}`, id)[0];

/** Adds values to those that were discarded from a request. */
export const addDiscarded = (database: Database, id: number, values: readonly DiscardedRecord[]): void =>
  database.together(() => {
    const known = findOpenReview(database, id)?.discarded ?? [];
    setDiscarded(database, id, [...known, ...values]);
  });

/** Stores the values that were discarded from a request. */
export const setDiscarded = (database: Database, id: number, values: readonly DiscardedRecord[]): void =>
  void database.run('UPDATE review SET discarded = ? WHERE id = ?', JSON.stringify(values), id);

/**
 * Answers a request.
 * @param asked when it was asked, as the editor knows it
 * @returns whether it was open, and the same
 */
export const answerReview = (
  database: Database,
  { id, asked }: Pick<StoredReview, 'id' | 'asked'>,
  { by, text, isAccepted }: { by: string; text: string; isAccepted: boolean },
  now = Date.now(),
): boolean =>
  database.run(
    `UPDATE review SET answered = ?, answered_by = ?, accepted = ?, answer = ? WHERE id = ? AND asked = ? AND ${IS_OPEN}`,
    now,
    by,
    isAccepted ? 1 : 0,
    text,
    id,
    asked,
  ) > 0;

/**
 * Takes note that files are live: a request is done with the last one that is published of it, unless it was sent back.
 * @param left the files that still differ from what visitors see
 * @returns the number of requests that are done now
 */
export const noteReviewsPublished = (
  database: Database,
  { published, left, by }: { published: ReadonlySet<string>; left: ReadonlySet<string>; by: string | undefined },
  now = Date.now(),
): number =>
  database.together(() => {
    const waiting = listed(database, 'WHERE published IS NULL AND ifnull(accepted, 1) = 1');
    const done = waiting.filter(
      ({ things }) => things.some((file) => published.has(file)) && !things.some((file) => left.has(file)),
    );
    for (const { id } of done)
      database.run('UPDATE review SET published = ?, published_by = ? WHERE id = ?', now, by ?? null, id);
    return done.length;
  });

/** Returns the published version up to which it's known what is live of the requests; `undefined` if none is known. */
export const seenVersion = (database: Database): string | undefined =>
  (database.first("SELECT value FROM setting WHERE name = 'reviewed'") as { value: string } | undefined)?.value; // the columns of the query

/** Stores the published version up to which it's known what is live of the requests. */
export const noteSeenVersion = (database: Database, version: string): void =>
  void database.run(
    "INSERT INTO setting (name, value) VALUES ('reviewed', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
    version,
  );

/** Takes a name off the answers and publications of others. Returns how many requests had it. What a person asks for goes with the person. */
export const forgetReviews = (database: Database, name: string): number =>
  database.run(
    `UPDATE review SET answered_by = nullif(answered_by, ?), published_by = nullif(published_by, ?)
     WHERE answered_by = ? OR published_by = ?`,
    name,
    name,
    name,
    name,
  );

const listed = (database: Database, where: string, ...values: (string | number)[]): StoredReview[] =>
  (
    database.all(
      `SELECT review.*, person.name AS name FROM review JOIN person ON person.id = review.person ${where}`,
      ...values,
    ) as ReviewRow[]
  ) // the columns of the tables
    .map(reviewOf);

function reviewOf(row: ReviewRow): StoredReview {
  const { id, person, name, asked, message, answered, answered_by: answeredBy, accepted, answer } = row;
  const { published, published_by: publishedBy } = row;
  return {
    id,
    person,
    name,
    asked,
    message,
    things: JSON.parse(row.things) as string[], // written above, as the next one
    discarded: JSON.parse(row.discarded) as DiscardedRecord[],
    ...(answered !== null && {
      answer: { time: answered, ...nameOf(answeredBy), text: answer ?? '', isAccepted: accepted === 1 },
    }),
    ...(published !== null && { published: { time: published, ...nameOf(publishedBy) } }),
  };
}

const nameOf = (by: string | null) => (by === null ? {} : { by });
