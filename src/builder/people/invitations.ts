import type { Database } from './database.ts';
import type { Person } from './people.ts';
import type { Role } from '../protocol/roles.ts';
import { hashOfSecret, newSecret } from './secrets.ts';

/** What a link that works once leads to. */
export interface Invitation {
  /** Identifies it. The link has the secret that this is the hash of. */
  hash: string;
  name: string;
  role: Role;
  /** The person who gets new passkeys; `null` for somebody who isn't known yet. */
  person: string | null;
}

/** How long a link works, in milliseconds: an hour. */
export const INVITATION_MS = 60 * 60 * 1000;

/** Invites somebody new. Returns the secret of the link. */
export const inviteNew = (
  database: Database,
  { name, role }: Pick<Person, 'name' | 'role'>,
  now = Date.now(),
): string => invite(database, { name, role, person: null }, now);

/** Lets a person create a passkey in place of the present ones. Returns the secret of the link. */
export const inviteAgain = (database: Database, { id, name, role }: Person, now = Date.now()): string =>
  invite(database, { name, role, person: id }, now);

function invite(database: Database, { name, role, person }: Omit<Invitation, 'hash'>, now: number): string {
  const secret = newSecret();
  database.run('DELETE FROM invitation WHERE expires <= ?', now);
  const values = [hashOfSecret(secret), name, role, person, now + INVITATION_MS];
  database.run('INSERT INTO invitation (hash, name, role, person, expires) VALUES (?, ?, ?, ?, ?)', ...values);
  return secret;
}

const COLUMNS = 'hash, name, role, person';

/** Finds the invitation of a link that still works. */
export const findInvitation = (database: Database, secret: string, now = Date.now()): Invitation | undefined =>
  database.first(`SELECT ${COLUMNS} FROM invitation WHERE hash = ? AND expires > ?`, hashOfSecret(secret), now) as
    Invitation | undefined; // the columns of the query

/** Uses an invitation up. Of several who try at the same time, one gets it. */
export const takeInvitation = (database: Database, hash: string, now = Date.now()): Invitation | undefined =>
  database.first(`DELETE FROM invitation WHERE hash = ? AND expires > ? RETURNING ${COLUMNS}`, hash, now) as
    Invitation | undefined; // the columns of the query
