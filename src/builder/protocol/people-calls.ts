import { z } from 'zod';
import { PRESENCE_INPUTS, type PresenceAnswers } from './presence-calls.ts';
import { MAX_PERSON_NAME, ROLES, type Role } from './roles.ts';
import { passkeyAnswer } from './sign-in-inputs.ts';

/** The answer of the owner's passkey to the last `confirmation`. */
const answer = passkeyAnswer;

/** The name of somebody who is invited. */
export const personName = z
  .string()
  .trim()
  .min(1)
  .max(MAX_PERSON_NAME)
  .regex(/^\P{C}+$/u);

const ofPerson = z.strictObject({ person: z.string(), answer });

/**
 * What is sent about people, where people sign in. Owners manage them; each change takes an answer of its own of the owner's passkey.
 */
export const PEOPLE_INPUTS = {
  ...PRESENCE_INPUTS,
  /** Everybody who may use the builder, by name. */
  people: z.strictObject({}),
  /** A question for the owner's passkey. */
  confirmation: z.strictObject({}),
  /** Makes a link that works once. */
  invite: z.strictObject({
    name: personName,
    role: z.enum(ROLES),
    answer,
  }),
  removePerson: ofPerson,
  /** Signs a person out everywhere. */
  endSessions: ofPerson,
};

/** What the server answers to each of these calls. */
export interface PeopleAnswers extends PresenceAnswers {
  people: ListedPerson[];
  /** As the browser's library takes them. */
  confirmation: { options: object };
  invite: { link: string };
  removePerson: object;
  endSessions: object;
}

/** Somebody who may use the builder, as owners see them. */
export interface ListedPerson {
  id: string;
  name: string;
  role: Role;
  /** When the builder was last used, in milliseconds since 1970, to the hour; absent: never. */
  visited?: number;
  /** Whether it's the person who asks. */
  isSelf: boolean;
}
