import type { IncomingHttpHeaders } from 'node:http';
import { parse, serialize } from 'hono/utils/cookie';
import { SESSION_MS } from '../../people/sessions.ts';

const NAME = 'builder-session';

/** Browsers take `__Host-` cookies by https only. No other host, subdomain or path can set or read one. */
const nameAt = (origin: string): string => (origin.startsWith('https:') ? `__Host-${NAME}` : NAME);

/** Returns the secret in the cookie of a request. */
export const sessionSecretOf = ({ cookie = '' }: IncomingHttpHeaders, origin: string): string | undefined =>
  parse(cookie, nameAt(origin))[nameAt(origin)];

/** Returns the cookie of a session; without a secret, one that deletes it. */
export const sessionCookie = (origin: string, secret = ''): string =>
  serialize(nameAt(origin), secret, {
    path: '/',
    httpOnly: true,
    secure: true,
    sameSite: 'Lax',
    maxAge: secret === '' ? 0 : SESSION_MS / 1000,
  });
