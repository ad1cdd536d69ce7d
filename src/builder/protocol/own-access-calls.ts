import { z } from 'zod';
import { passkeyAnswer } from './sign-in-inputs.ts';

/** The answer of the person's own passkey to the last `confirmation`. */
const answer = passkeyAnswer;

/** What people send about their own access. Each change takes an answer of its own of their passkey. */
export const OWN_ACCESS_INPUTS = {
  /** A question for the passkey of the person who asks. */
  confirmation: z.strictObject({}),
  /** Where the person is signed in, the last used first. */
  sessions: z.strictObject({}),
  /** Signs the person out in one of these places. */
  endSession: z.strictObject({ id: z.string(), answer }),
  /** Signs the person out everywhere but here. */
  endOtherSessions: z.strictObject({ answer }),
  /** The person's passkeys, the oldest first. */
  passkeys: z.strictObject({}),
  /** Removes one, and ends the sessions that were started with it. The last one stays. */
  removePasskey: z.strictObject({ id: z.string(), answer }),
  /** Makes a link with which the person creates a passkey on another device. It works once, for ten minutes. */
  addDevice: z.strictObject({ answer }),
};

/** What the server answers to each of these calls. */
export interface OwnAccessAnswers {
  /** As the browser's library takes them. */
  confirmation: { options: object };
  sessions: ListedSession[];
  endSession: object;
  endOtherSessions: object;
  passkeys: ListedPasskey[];
  removePasskey: object;
  addDevice: { link: string };
}

/** A passkey of the person. */
export interface ListedPasskey {
  id: string;
  /** Names of browser and system where it was created; absent: not known. */
  browser?: string;
  system?: string;
  /** When it was created, and last used, in milliseconds since 1970; absent: not known. */
  created?: number;
  used?: number;
  /** Whether the session that asks was started with it. */
  isThis: boolean;
}

/** A browser in which the person is signed in. */
export interface ListedSession {
  id: string;
  /** Names of browser and system, such as `Safari` and `iPhone`; absent: not known. */
  browser?: string;
  system?: string;
  /** When the person signed in, in milliseconds since 1970. */
  created: number;
  /** When it was last used, in milliseconds since 1970, to the hour. */
  used: number;
  /** Whether it's the one that asks. */
  isThis: boolean;
}
