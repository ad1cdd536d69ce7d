import type { IncomingMessage } from 'node:http';
import type { MailSettings } from '../../../mail/mail-settings.ts';
import type { Database } from '../../people/database.ts';
import { openPasskeys, type Passkeys } from '../../people/passkeys.ts';
import type { Person } from '../../people/people.ts';
import { callTokenOf } from '../../people/secrets.ts';
import { findSession, renewSession } from '../../people/sessions.ts';
import { sessionCookie, sessionSecretOf } from './session-cookie.ts';

/** What lets people into a builder on the web. */
export interface PeopleAccess {
  database: Database;
  passkeys: Passkeys;
  /** The address at which people open the builder. */
  origin: string;
  /** How invitations are sent; absent: owners send the links themselves. */
  mail?: MailSettings | undefined;
}

/** Somebody who has signed in, and asks. */
export interface Visitor {
  person: Person;
  /** Identifies the session. */
  session: string;
  /** Lets the calls of the session in. */
  callToken: string;
  /** Extends the session if that is due. Returns its cookie with the new expiry then. */
  renewCookie: () => string | undefined;
  /** Whether the session goes on. */
  isSignedIn: () => boolean;
}

/** Opens what lets people in. */
export const openAccess = (database: Database, origin: string, mail?: MailSettings): PeopleAccess => ({
  database,
  origin,
  mail,
  passkeys: openPasskeys({ database, origin }),
});

/** Returns who asks; `undefined` for somebody who isn't signed in. */
export function visitorOf(
  { database, origin }: Pick<PeopleAccess, 'database' | 'origin'>,
  { headers }: Pick<IncomingMessage, 'headers'>,
): Visitor | undefined {
  const secret = sessionSecretOf(headers, origin);
  const session = secret === undefined ? undefined : findSession(database, secret);
  if (secret === undefined || !session) return undefined;
  return {
    person: session.person,
    session: session.hash,
    callToken: callTokenOf(secret),
    renewCookie: () => (renewSession(database, session) ? sessionCookie(origin, secret) : undefined),
    isSignedIn: () => findSession(database, secret) !== undefined,
  };
}
