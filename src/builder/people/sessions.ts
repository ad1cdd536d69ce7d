import type { Database } from './database.ts';
import { readDevice, type DeviceColumns, type DeviceName } from './device-name.ts';
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

/** A session as its person sees it. */
export interface OwnSession {
  hash: string;
  device: DeviceName;
  /** When it was started, and when its use was last noted, in milliseconds since 1970. */
  created: number;
  used: number;
  /** The passkey with which it was started; `null`: not known. */
  passkey: string | null;
}

/** With what somebody signs in. The session ends with the passkey. */
interface SignInMeans {
  passkey?: string;
  device?: DeviceName;
}

/** Signs a person in. Returns the secret of the cookie. */
export function startSession(
  database: Database,
  person: string,
  { passkey, device = {} }: SignInMeans = {},
  now = Date.now(),
): string {
  const secret = newSecret();
  database.run('DELETE FROM session WHERE used <= ? OR created <= ?', now - SESSION_MS, now - LONGEST_SESSION_MS);
  database.run(
    'INSERT INTO session (hash, person, created, used, browser, system, passkey) VALUES (?, ?, ?, ?, ?, ?, ?)',
    hashOfSecret(secret),
    person,
    now,
    now,
    device.browser ?? null,
    device.system ?? null,
    passkey ?? null,
  );
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

/** Lists the sessions in which a person is signed in, the last used first. */
export const listSessions = (database: Database, person: string, now = Date.now()): OwnSession[] =>
  (
    database.all(
      `SELECT hash, created, used, browser, system, passkey FROM session WHERE person = ? AND used > ? AND created > ?
       ORDER BY used DESC, created DESC`,
      person,
      now - SESSION_MS,
      now - LONGEST_SESSION_MS,
    ) as (Omit<OwnSession, 'device'> & DeviceColumns)[]
  ) // the columns of the query
    .map(({ hash, created, used, passkey, ...columns }) => ({
      hash,
      created,
      used,
      passkey,
      device: readDevice(columns),
    }));

/** Ends a session of a person. Another person's goes on. */
export const endOwnSession = (database: Database, person: string, hash: string): void =>
  void database.run('DELETE FROM session WHERE hash = ? AND person = ?', hash, person);

/** Ends all sessions of a person but one. */
export const endOtherSessions = (database: Database, person: string, kept: string): void =>
  void database.run('DELETE FROM session WHERE person = ? AND hash <> ?', person, kept);

/** Signs out. */
export const endSession = (database: Database, hash: string): void =>
  void database.run('DELETE FROM session WHERE hash = ?', hash);

/** Signs a person out everywhere. */
export const endSessionsOf = (database: Database, person: string): void =>
  void database.run('DELETE FROM session WHERE person = ?', person);
