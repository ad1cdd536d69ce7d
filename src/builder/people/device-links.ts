import type { Database } from './database.ts';
import type { Person } from './people.ts';
import { hashOfSecret, newSecret } from './secrets.ts';

/** How long a link that adds a device works, in milliseconds: ten minutes. */
export const DEVICE_LINK_MS = 10 * 60 * 1000;

/** What a link that adds a device to a person leads to. */
export interface DeviceLink {
  /** Identifies it. The link has the secret that this is the hash of. */
  hash: string;
  person: Pick<Person, 'id' | 'name'>;
}

/** Makes a link in place of the last one of a session, with which it ends. Returns the secret of the link. */
export function createDeviceLink(database: Database, session: string, now = Date.now()): string {
  const secret = newSecret();
  database.run('DELETE FROM device_link WHERE session = ? OR expires <= ?', session, now);
  const values = [hashOfSecret(secret), session, now + DEVICE_LINK_MS];
  database.run('INSERT INTO device_link (hash, session, expires) VALUES (?, ?, ?)', ...values);
  return secret;
}

/** Finds a link that still works. */
export function findDeviceLink(database: Database, secret: string, now = Date.now()): DeviceLink | undefined {
  const hash = hashOfSecret(secret);
  const person = database.first(
    `SELECT person.id, person.name FROM device_link JOIN session ON session.hash = device_link.session
     JOIN person ON person.id = session.person WHERE device_link.hash = ? AND device_link.expires > ?`,
    hash,
    now,
  ) as DeviceLink['person'] | undefined; // the columns of the query
  return person && { hash, person: { id: person.id, name: person.name } };
}

/** Uses a link up. Of several who try at the same time, one gets true. */
export const takeDeviceLink = (database: Database, hash: string, now = Date.now()): boolean =>
  database.run('DELETE FROM device_link WHERE hash = ? AND expires > ?', hash, now) === 1;
