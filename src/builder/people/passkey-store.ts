import type { WebAuthnCredential } from '@simplewebauthn/server';
import type { Database } from './database.ts';
import { takeDeviceLink } from './device-links.ts';
import { readDevice, type DeviceColumns, type DeviceName } from './device-name.ts';
import { takeInvitation } from './invitations.ts';
import { renewRecoveryCodes } from './recovery-codes.ts';
import { endSessionsOf } from './sessions.ts';

/** A passkey with its person. */
interface KnownPasskey extends WebAuthnCredential {
  person: string;
}

/** Who has used or created a passkey, and which. */
export interface PasskeyUse {
  person: string;
  passkey: string;
}

/** A new passkey in place of all earlier ones, and the codes for the day on which it's lost. */
export interface NewPasskey extends PasskeyUse {
  codes: string[];
}

/** A passkey as its person sees it. */
export interface OwnPasskey {
  id: string;
  /** Where it was created. */
  device: DeviceName;
  /** When it was created, and last used, in milliseconds since 1970; `null`: not known. */
  created: number | null;
  used: number | null;
}

/** A passkey that a browser has just created, and where. */
interface CreatedPasskey {
  credential: WebAuthnCredential;
  device: DeviceName;
}

/** Finds a passkey by the id that its browser names. */
export function findPasskey(database: Database, id: string): KnownPasskey | undefined {
  const found = database.first('SELECT person, public_key, counter FROM passkey WHERE id = ?', id) as
    { person: string; public_key: string; counter: number } | undefined; // the columns of the query
  const publicKey = Uint8Array.from(Buffer.from(found?.public_key ?? '', 'base64url'));
  return found && { id, person: found.person, counter: found.counter, publicKey };
}

/** Takes note that a passkey was used. */
export const notePasskeyUse = (database: Database, id: string, counter: number, now = Date.now()): void =>
  void database.run('UPDATE passkey SET counter = ?, used = ? WHERE id = ?', counter, now, id);

/** Lists the passkeys of a person, the oldest first. */
export const listPasskeys = (database: Database, person: string): OwnPasskey[] =>
  (
    database.all(
      'SELECT id, created, used, browser, system FROM passkey WHERE person = ? ORDER BY created, id',
      person,
    ) as (Omit<OwnPasskey, 'device'> & DeviceColumns)[]
  ) // the columns of the query
    .map(({ id, created, used, ...columns }) => ({ id, created, used, device: readDevice(columns) }));

/** Stores a passkey, and the person whose first it is. Earlier passkeys of the person were lost: they end, and so do all sessions. */
export function replacePasskeys(
  database: Database,
  { invitation, person }: { invitation: string; person: string },
  created: CreatedPasskey,
): NewPasskey | undefined {
  return database.together(() => {
    if (findPasskey(database, created.credential.id)) return undefined;
    const taken = takeInvitation(database, invitation);
    if (!taken) return undefined;
    if (taken.person === null)
      database.run('INSERT INTO person (id, name, role) VALUES (?, ?, ?)', person, taken.name, taken.role);
    database.run('DELETE FROM passkey WHERE person = ?', person);
    endSessionsOf(database, person);
    store(database, person, created);
    return { person, passkey: created.credential.id, codes: renewRecoveryCodes(database, person) };
  });
}

/** Stores a further passkey of a person, and uses the link up. Returns nothing if the link doesn't work any more. */
export function addPasskey(
  database: Database,
  { link, person }: { link: string; person: string },
  created: CreatedPasskey,
): PasskeyUse | undefined {
  return database.together(() => {
    if (findPasskey(database, created.credential.id) || !takeDeviceLink(database, link)) return undefined;
    store(database, person, created);
    return { person, passkey: created.credential.id };
  });
}

function store(database: Database, person: string, { credential, device }: CreatedPasskey): void {
  const { id, publicKey, counter } = credential;
  const { browser = null, system = null } = device;
  const now = Date.now();
  database.run(
    `INSERT INTO passkey (id, person, public_key, counter, created, used, browser, system)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    id,
    person,
    Buffer.from(publicKey).toString('base64url'),
    counter,
    now,
    now,
    browser,
    system,
  );
}

/**
 * Removes a passkey of a person, and ends the sessions that were started with it. The last one stays. Another person's stays, too.
 * @returns whether the person hasn't got it any more
 */
export const removePasskey = (database: Database, person: string, id: string): boolean =>
  database.together(() => {
    const own = listPasskeys(database, person);
    if (!own.some((passkey) => passkey.id === id)) return true;
    if (own.length === 1) return false;
    return database.run('DELETE FROM passkey WHERE id = ? AND person = ?', id, person) === 1;
  });
