import { z } from 'zod';
import { OWN_ACCESS_INPUTS, type OwnAccessAnswers } from './own-access-calls.ts';
import { PRESENCE_INPUTS, type PresenceAnswers } from './presence-calls.ts';
import { MAX_EMAIL_LENGTH, MAX_PERSON_NAME, ROLES, type Role } from './roles.ts';
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
  ...OWN_ACCESS_INPUTS,
  /** Everybody who may use the builder, by name. */
  people: z.strictObject({}),
  /** How somebody can be invited. */
  inviting: z.strictObject({}),
  /** Makes a link that works once, and sends it where an email address is named. */
  invite: z.strictObject({
    name: personName,
    role: z.enum(ROLES),
    email: z.email().max(MAX_EMAIL_LENGTH).optional(),
    answer,
  }),
  removePerson: ofPerson,
  /** Signs a person out everywhere, also if it's the one who asks. */
  endSessions: ofPerson,
};

/** What the server answers to each of these calls. */
export interface PeopleAnswers extends PresenceAnswers, OwnAccessAnswers {
  people: ListedPerson[];
  inviting: { sendsMail: boolean };
  invite: InviteAnswer;
  removePerson: object;
  endSessions: object;
}

/** A link that was sent, or one that the owner sends: no email address was named, or the mail wasn't taken. */
export type InviteAnswer = { sentTo: string } | { link: string; problem?: MailProblem };

/** Why an invitation wasn't sent. */
export interface MailProblem {
  message: string;
  /** What the mail server said, in English. */
  details: string;
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
