import { parse, serialize } from 'hono/utils/cookie';
import type { IncomingHttpHeaders } from 'node:http';
import type { Database } from '../../people/database.ts';

/** Where people see previews, and where the links to them are stored. */
export interface PreviewPlace {
  /** The address of all previews, such as `https://preview.example.com`. No page of the builder has it. */
  origin: string;
  /** Opens the database, the first time it's needed. */
  database: () => Database;
}

/** Where the address of a link begins; its token follows. */
export const LINK_PATH = '/p/';

/** Returns the address of a link. */
export const previewLink = ({ origin }: Pick<PreviewPlace, 'origin'>, token: string): string =>
  `${origin}${LINK_PATH}${token}/`;

/** Returns the token in the path of a link; `undefined` for any other path. */
export const tokenInPath = (path: string): string | undefined => /^\/p\/([\w-]+)\/?$/.exec(path)?.[1];

/** Browsers take `__Host-` cookies by https only. No other host, subdomain or path can set or read one. */
const nameAt = (origin: string): string => (origin.startsWith('https:') ? '__Host-preview' : 'preview');

/** Returns the token of the link that a browser has opened. */
export const openedToken = ({ cookie = '' }: IncomingHttpHeaders, { origin }: PreviewPlace): string | undefined =>
  parse(cookie, nameAt(origin))[nameAt(origin)] || undefined;

/**
 * Returns the cookie with which a browser shows the preview of a link, in place of another one that it had.
 * @param lifeMs how long the link still works, in milliseconds; without a token, the cookie is deleted
 */
export const previewCookie = ({ origin }: PreviewPlace, token = '', lifeMs = 0): string =>
  serialize(nameAt(origin), token, {
    path: '/',
    httpOnly: true,
    secure: true,
    sameSite: 'Lax',
    maxAge: Math.floor(lifeMs / 1000),
  });
