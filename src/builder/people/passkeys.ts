import { randomUUID } from 'node:crypto';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { createChallenges } from './challenges.ts';
import type { Database } from './database.ts';
import type { DeviceLink } from './device-links.ts';
import type { DeviceName } from './device-name.ts';
import type { Invitation } from './invitations.ts';
import {
  addPasskey,
  findPasskey,
  listPasskeys,
  notePasskeyUse,
  replacePasskeys,
  type NewPasskey,
  type PasskeyUse,
} from './passkey-store.ts';

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
  /** Returns the passkey that has answered, with its person. Each answer counts once. */
  signIn: (answer: AuthenticationResponseJSON) => Promise<PasskeyUse | undefined>;
  /** What a browser needs to ask a person who has signed in for their passkey once more. */
  confirmOptions: (person: string) => ReturnType<typeof generateAuthenticationOptions>;
  /** Returns whether the passkey of that person has answered. */
  confirm: (answer: AuthenticationResponseJSON, person: string) => Promise<boolean>;
  /** What a browser needs to create a passkey for somebody who is invited. */
  creationOptions: (invitation: Invitation) => ReturnType<typeof generateRegistrationOptions>;
  /** Takes a new passkey in, and uses the invitation up. Returns nothing if either isn't valid any more. */
  accept: (answer: RegistrationResponseJSON, device: DeviceName) => Promise<NewPasskey | undefined>;
  /** What a browser needs to create a further passkey for a person, on a device that has none of theirs. */
  deviceOptions: (link: DeviceLink) => ReturnType<typeof generateRegistrationOptions>;
  /**
   * Takes a further passkey in, and uses the link up. Returns nothing if either isn't valid any more.
   * @param mayBe whether it may be a person's, by the id
   */
  addDevice: (
    answer: RegistrationResponseJSON,
    device: DeviceName,
    mayBe: (person: string) => boolean,
  ) => Promise<PasskeyUse | undefined>;
}

/** What a challenge is for: signing in, confirming that it's still the person, or the passkey of an invitation or a further device. */
type Purpose =
  | { kind: 'sign-in' }
  | { kind: 'confirm'; person: string }
  | { kind: 'new'; invitation: string; person: string }
  | { kind: 'device'; link: string; person: string };

/** Opens the passkeys of a builder. */
export function openPasskeys({ database, origin }: PasskeyPlace): Passkeys {
  const challenges = createChallenges<Purpose>();
  const { hostname: rpID } = new URL(origin);
  const expected = { expectedOrigin: origin, expectedRPID: rpID, requireUserVerification: true };
  const used = (answer: AuthenticationResponseJSON, fits: (purpose: Purpose) => boolean) =>
    passkeyBehind(database, { ...expected, response: answer }, (sent) => {
      const purpose = challenges.take(sent);
      return purpose !== undefined && fits(purpose);
    });
  const created = (answer: RegistrationResponseJSON) => readCreated({ ...expected, response: answer }, challenges.take);
  return {
    signInOptions: () =>
      generateAuthenticationOptions({
        rpID,
        challenge: bytesOf(challenges.create({ kind: 'sign-in' })),
        userVerification: 'required',
      }),
    signIn: (answer) => used(answer, (purpose) => purpose.kind === 'sign-in'),
    confirmOptions: (person) =>
      generateAuthenticationOptions({
        rpID,
        challenge: bytesOf(challenges.create({ kind: 'confirm', person })),
        allowCredentials: listPasskeys(database, person).map(({ id }) => ({ id })),
        userVerification: 'required',
      }),
    async confirm(answer, person) {
      const found = await used(answer, (purpose) => purpose.kind === 'confirm' && purpose.person === person);
      return found?.person === person;
    },
    creationOptions({ hash, name, person }) {
      const id = person ?? randomUUID();
      return newOptions({
        rpID,
        id,
        name,
        challenge: challenges.create({ kind: 'new', invitation: hash, person: id }),
      });
    },
    async accept(answer, device) {
      const { purpose, credential } = await created(answer);
      if (purpose?.kind !== 'new' || !credential) return undefined;
      return replacePasskeys(database, purpose, { credential, device });
    },
    deviceOptions({ hash, person: { id, name } }) {
      const challenge = challenges.create({ kind: 'device', link: hash, person: id });
      const known = listPasskeys(database, id).map((passkey) => ({ id: passkey.id }));
      return newOptions({ rpID, id, name, challenge, known });
    },
    async addDevice(answer, device, mayBe) {
      const { purpose, credential } = await created(answer);
      if (purpose?.kind !== 'device' || !credential || !mayBe(purpose.person)) return undefined;
      return addPasskey(database, purpose, { credential, device });
    },
  };
}

/** Reads a new passkey, and what it was asked for. */
async function readCreated(
  expected: Omit<Parameters<typeof verifyRegistrationResponse>[0], 'expectedChallenge'>,
  take: (challenge: string) => Purpose | undefined,
) {
  let purpose: Purpose | undefined;
  const expectedChallenge = (sent: string) => {
    purpose = take(sent);
    return purpose?.kind === 'new' || purpose?.kind === 'device';
  };
  const checked = await verifyRegistrationResponse({ ...expected, expectedChallenge }).catch(refused);
  return { purpose, credential: checked?.verified ? checked.registrationInfo.credential : undefined };
}

/** What a browser needs to create a passkey for a person. */
const newOptions = (asked: { rpID: string; id: string; name: string; challenge: string; known?: { id: string }[] }) =>
  generateRegistrationOptions({
    rpName: asked.rpID,
    rpID: asked.rpID,
    userName: asked.name,
    userDisplayName: asked.name,
    userID: Uint8Array.from(Buffer.from(asked.id)),
    challenge: bytesOf(asked.challenge),
    excludeCredentials: asked.known ?? [],
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });

/**
 * Returns the passkey that has answered. One that isn't known is refused like one whose answer is wrong.
 * @param isAsked whether that was asked
 */
async function passkeyBehind(
  database: Database,
  expected: Omit<Parameters<typeof verifyAuthenticationResponse>[0], 'credential' | 'expectedChallenge'>,
  isAsked: (challenge: string) => boolean,
): Promise<PasskeyUse | undefined> {
  const known = findPasskey(database, expected.response.id);
  if (!known) return undefined;
  const check = { ...expected, expectedChallenge: isAsked, credential: known };
  const checked = await verifyAuthenticationResponse(check).catch(refused);
  if (!checked?.verified) return undefined;
  notePasskeyUse(database, known.id, checked.authenticationInfo.newCounter);
  return { person: known.person, passkey: known.id };
}

/** The library reports a wrong answer as an error. */
const refused = () => undefined;

const bytesOf = (secret: string) => Uint8Array.from(Buffer.from(secret, 'base64url'));
