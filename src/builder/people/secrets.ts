import { createHash, createHmac, randomBytes } from 'node:crypto';

/** Returns 256 random bits, for a link or a cookie. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** Returns 128 random bits, for a link that is sent to many. */
export const newLinkToken = (): string => randomBytes(16).toString('base64url');

/** Returns what is stored of a secret. The secret can't be found from it, since it's random and long. */
export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Returns what lets the calls of a session in. It's the same after a restart. */
export const callTokenOf = (sessionSecret: string): string =>
  createHmac('sha256', sessionSecret).update('builder calls').digest('hex');
