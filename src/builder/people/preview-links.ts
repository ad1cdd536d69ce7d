import type { Database } from './database.ts';
import { hashOfSecret, newLinkToken } from './secrets.ts';

/** A link that shows the site to people without an account, as it's stored. */
export interface StoredPreviewLink {
  /** The hash of its token. */
  hash: string;
  /** The number of the release that it shows; `null`: it shows a draft. */
  release: number | null;
  /** The id and the name of the draft that it shows, and when that one ended; `null`: the main one, a release, or not ended. */
  draft: string | null;
  draftName: string | null;
  draftEnded: number | null;
  /** The name of who made it; `null` where nobody signs in. */
  person: string | null;
  /** In milliseconds since 1970, as the others. */
  created: number;
  expires: number;
  /** `null`: nobody has looked yet. */
  visited: number | null;
}

/** What a new link shows, and for how long. */
interface NewPreviewLink {
  release: number | undefined;
  /** The id of a draft beside the main one. */
  draft?: string | undefined;
  /** The id of the person who makes it. The link ends with the person. */
  person: string | undefined;
  /** How long it works, in milliseconds. */
  lifeMs: number;
}

/** Time after which another visit is noted, in milliseconds. */
const NOTED_AFTER_MS = 60_000;

const SELECT = `SELECT hash, release, draft, named_draft.name AS draftName, named_draft.ended AS draftEnded,
    person.name AS person, preview_link.created AS created, expires, preview_link.visited
  FROM preview_link LEFT JOIN person ON person.id = preview_link.person LEFT JOIN named_draft ON named_draft.id = draft`;

/** Makes a link. Returns its token, which isn't stored. */
export function addPreviewLink(
  database: Database,
  { release, draft, person, lifeMs }: NewPreviewLink,
  now = Date.now(),
): string {
  const token = newLinkToken();
  database.run('DELETE FROM preview_link WHERE expires <= ?', now);
  const values = [hashOfSecret(token), release ?? null, draft ?? null, person ?? null, now, now + lifeMs];
  const columns = 'hash, release, draft, person, created, expires';
  database.run(`INSERT INTO preview_link (${columns}) VALUES (?, ?, ?, ?, ?, ?)`, ...values);
  return token;
}

/** Lists the links that still work, newest first. */
export const listPreviewLinks = (database: Database, now = Date.now()): StoredPreviewLink[] =>
  database.all(`${SELECT} WHERE expires > ? ORDER BY preview_link.created DESC`, now) as StoredPreviewLink[]; // the columns of the query

/** Finds the link of a token; `undefined` if it has expired or was withdrawn. */
export const findPreviewLink = (database: Database, token: string, now = Date.now()): StoredPreviewLink | undefined =>
  database.first(`${SELECT} WHERE hash = ? AND expires > ?`, hashOfSecret(token), now) as StoredPreviewLink | undefined; // the columns of the query

/** Notes that somebody looks, at most once a minute. */
export function notePreviewVisit(database: Database, { hash, visited }: StoredPreviewLink, now = Date.now()): void {
  if (visited === null || now - visited > NOTED_AFTER_MS)
    database.run('UPDATE preview_link SET visited = ? WHERE hash = ?', now, hash);
}

/** Ends a link. */
export const withdrawPreviewLink = (database: Database, hash: string): void =>
  void database.run('DELETE FROM preview_link WHERE hash = ?', hash);
