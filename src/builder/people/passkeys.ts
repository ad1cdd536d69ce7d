import { randomUUID } from 'node:crypto';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
  type WebAuthnCredential,
} from '@simplewebauthn/server';
import { createChallenges } from './challenges.ts';
import type { Database } from './database.ts';
import { takeInvitation, type Invitation } from './invitations.ts';
import { renewRecoveryCodes } from './recovery-codes.ts';
import { endSessionsOf } from './sessions.ts';

/** Where passkeys are used. */
interface PasskeyPlace {
  database: Database;
  /** The address of the builder, such as `https://edit.example.com`. */
  origin: string;
}

/** Signs people in by their passkeys, which verify the person by a fingerprint, a face or a PIN. */
export interface Passkeys {
  /** What a browser needs to ask for any passkey of the builder. It says of nobody whether they are known. */
  signInOptions: () => ReturnType<typeof generateAuthenticationOptions>;
  /** Returns the id of the person whose passkey has answered. Each answer counts once. */
  signIn: (answer: AuthenticationResponseJSON) => Promise<string | undefined>;
  /** What a browser needs to ask a person who has signed in for their passkey once more. */
  confirmOptions: (person: string) => ReturnType<typeof generateAuthenticationOptions>;
  /** Returns whether the passkey of that person has answered. */
  confirm: (answer: AuthenticationResponseJSON, person: string) => Promise<boolean>;
  /** What a browser needs to create a passkey for somebody who is invited. */
  creationOptions: (invitation: Invitation) => ReturnType<typeof generateRegistrationOptions>;
  /** Takes a new passkey in, and uses the invitation up. Returns nothing if either isn't valid any more. */
  accept: (answer: RegistrationResponseJSON) => Promise<NewPasskey | undefined>;
}

/** Who has created a passkey, and the codes for the day on which it's lost. */
export interface NewPasskey {
  person: string;
  codes: string[];
}

/** What a challenge is for: signing in, confirming that it's still the person, or the passkey of somebody who is invited. */
type Purpose =
  { kind: 'sign-in' } | { kind: 'confirm'; person: string } | { kind: 'new'; invitation: string; person: string };

/** Opens the passkeys of a builder. */
export function openPasskeys({ database, origin }: PasskeyPlace): Passkeys {
  const challenges = createChallenges<Purpose>();
  const { hostname: rpID } = new URL(origin);
  const expected = { expectedOrigin: origin, expectedRPID: rpID, requireUserVerification: true };
  const personOf = (answer: AuthenticationResponseJSON, fits: (purpose: Purpose) => boolean) =>
    personBehind(database, { ...expected, response: answer }, (sent) => {
      const purpose = challenges.take(sent);
      return purpose !== undefined && fits(purpose);
    });
  return {
    signInOptions: () =>
      generateAuthenticationOptions({
        rpID,
        challenge: bytesOf(challenges.create({ kind: 'sign-in' })),
        userVerification: 'required',
      }),
    signIn: (answer) => personOf(answer, (purpose) => purpose.kind === 'sign-in'),
    confirmOptions: (person) =>
      generateAuthenticationOptions({
        rpID,
        challenge: bytesOf(challenges.create({ kind: 'confirm', person })),
        allowCredentials: passkeysOf(database, person),
        userVerification: 'required',
      }),
    async confirm(answer, person) {
      const found = await personOf(answer, (purpose) => purpose.kind === 'confirm' && purpose.person === person);
      return found === person;
    },
    creationOptions({ hash, name, person }) {
      const id = person ?? randomUUID();
      return generateRegistrationOptions({
        rpName: rpID,
        rpID,
        userName: name,
        userDisplayName: name,
        userID: Uint8Array.from(Buffer.from(id)),
        challenge: bytesOf(challenges.create({ kind: 'new', invitation: hash, person: id })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
    },
    async accept(answer) {
      let purpose: Purpose | undefined;
      const expectedChallenge = (sent: string) => (purpose = challenges.take(sent))?.kind === 'new';
      const checked = await verifyRegistrationResponse({
        ...expected,
        response: answer,
        expectedChallenge,
      }).catch(refused);
      if (!checked?.verified || purpose?.kind !== 'new') return undefined;
      return storeNew(database, purpose, checked.registrationInfo.credential);
    },
  };
}

/**
 * Returns the person whose passkey has answered. Whoever isn't known is refused like one whose answer is wrong.
 * @param isAsked whether that was asked
 */
async function personBehind(
  database: Database,
  expected: Omit<Parameters<typeof verifyAuthenticationResponse>[0], 'credential' | 'expectedChallenge'>,
  isAsked: (challenge: string) => boolean,
): Promise<string | undefined> {
  const known = findPasskey(database, expected.response.id);
  if (!known) return undefined;
  const check = { ...expected, expectedChallenge: isAsked, credential: known };
  const checked = await verifyAuthenticationResponse(check).catch(refused);
  if (!checked?.verified) return undefined;
  database.run('UPDATE passkey SET counter = ? WHERE id = ?', checked.authenticationInfo.newCounter, known.id);
  return known.person;
}

/** The library reports a wrong answer as an error. */
const refused = () => undefined;

const bytesOf = (secret: string) => Uint8Array.from(Buffer.from(secret, 'base64url'));

const passkeysOf = (database: Database, person: string) =>
  database.all('SELECT id FROM passkey WHERE person = ?', person) as { id: string }[]; // the columns of the query

interface KnownPasskey extends WebAuthnCredential {
  person: string;
}

function findPasskey(database: Database, id: string): KnownPasskey | undefined {
  const found = database.first('SELECT person, public_key, counter FROM passkey WHERE id = ?', id) as
    { person: string; public_key: string; counter: number } | undefined; // the columns of the query
  return found && { id, person: found.person, counter: found.counter, publicKey: bytesOf(found.public_key) };
}

/** Stores a passkey, and the person whose first it is. Earlier passkeys of the person were lost: they end, and so do all sessions. */
function storeNew(
  database: Database,
  { invitation, person }: Extract<Purpose, { kind: 'new' }>,
  { id, publicKey, counter }: WebAuthnCredential,
): NewPasskey | undefined {
  return database.together(() => {
    const taken = takeInvitation(database, invitation);
    if (!taken) return undefined;
    if (taken.person === null)
      database.run('INSERT INTO person (id, name, role) VALUES (?, ?, ?)', person, taken.name, taken.role);
    database.run('DELETE FROM passkey WHERE person = ?', person);
    endSessionsOf(database, person);
    const values = [id, person, Buffer.from(publicKey).toString('base64url'), counter];
    database.run('INSERT INTO passkey (id, person, public_key, counter) VALUES (?, ?, ?, ?)', ...values);
    return { person, codes: renewRecoveryCodes(database, person) };
  });
}
