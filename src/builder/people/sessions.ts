import type { Database } from './database.ts';
import type { Person } from './people.ts';
import { hashOfSecret, newSecret } from './secrets.ts';

/** How long somebody who doesn't come back stays signed in, in milliseconds: 30 days. */
export const SESSION_MS = 30 * 24 * 60 * 60 * 1000;

/** How long anybody stays signed in, in milliseconds: 180 days. */
export const LONGEST_SESSION_MS = 180 * 24 * 60 * 60 * 1000;

/** Time after which the use of a session is noted again, in milliseconds: an hour. */
const NOTED_AFTER_MS = 60 * 60 * 1000;

/** A person in a browser. */
export interface Session {
  /** Identifies it. The cookie has the secret that this is the hash of. */
  hash: string;
  person: Person;
  /** When its use was last noted, in milliseconds since 1970. */
  used: number;
}

/** Signs a person in. Returns the secret of the cookie. */
export function startSession(database: Database, person: string, now = Date.now()): string {
  const secret = newSecret();
  database.run('DELETE FROM session WHERE used <= ?', now - SESSION_MS);
  const values = [hashOfSecret(secret), person, now, now];
  database.run('INSERT INTO session (hash, person, created, used) VALUES (?, ?, ?, ?)', ...values);
  noteVisit(database, person, now);
  return secret;
}

const noteVisit = (database: Database, person: string, now: number): void =>
  void database.run('UPDATE person SET visited = ? WHERE id = ?', now, person);

/** Finds the session of a cookie. */
export function findSession(database: Database, secret: string, now = Date.now()): Session | undefined {
  const hash = hashOfSecret(secret);
  const found = database.first(
    `SELECT person.id, person.name, person.role, session.used FROM session JOIN person ON person.id = session.person
     WHERE session.hash = ? AND session.used > ? AND session.created > ?`,
    hash,
    now - SESSION_MS,
    now - LONGEST_SESSION_MS,
  ) as (Person & { used: number }) | undefined; // the columns of the query
  if (!found) return undefined;
  const { used, id, name, role } = found;
  return { hash, person: { id, name, role }, used };
}

/** Extends a session that is used, at most once an hour. Returns whether it was extended. */
export function renewSession(database: Database, { hash, person, used }: Session, now = Date.now()): boolean {
  if (now - used <= NOTED_AFTER_MS) return false;
  database.run('UPDATE session SET used = ? WHERE hash = ?', now, hash);
  noteVisit(database, person.id, now);
  return true;
}

/** Signs out. */
export const endSession = (database: Database, hash: string): void =>
  void database.run('DELETE FROM session WHERE hash = ?', hash);

/** Signs a person out everywhere. */
export const endSessionsOf = (database: Database, person: string): void =>
  void database.run('DELETE FROM session WHERE person = ?', person);
