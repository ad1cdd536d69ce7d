import { newSecret } from './secrets.ts';

/** How long a challenge can be answered, in milliseconds: five minutes. */
const CHALLENGE_MS = 5 * 60 * 1000;

/** Number of challenges that wait for their answers; the oldest is dropped. */
const MAX_CHALLENGES = 10_000;

/** What passkeys have to sign, each once. */
export interface Challenges<Purpose> {
  create: (purpose: Purpose) => string;
  /** Uses a challenge up. Returns what it was made for; `undefined` if it's too late, or was never made. */
  take: (challenge: string) => Purpose | undefined;
}

/** Creates an empty store. It's kept in memory: after a restart, a passkey is asked once more. */
export function createChallenges<Purpose>(now = () => performance.now()): Challenges<Purpose> {
  const waiting = new Map<string, { purpose: Purpose; expires: number }>();
  return {
    create(purpose) {
      const challenge = newSecret();
      waiting.set(challenge, { purpose, expires: now() + CHALLENGE_MS });
      for (const [oldest, { expires }] of waiting) {
        if (waiting.size <= MAX_CHALLENGES && expires > now()) break;
        waiting.delete(oldest);
      }
      return challenge;
    },
    take(challenge) {
      const found = waiting.get(challenge);
      waiting.delete(challenge);
      return found && found.expires > now() ? found.purpose : undefined;
    },
  };
}
