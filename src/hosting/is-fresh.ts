import type { IncomingHttpHeaders } from 'node:http';

const opaque = (tag: string) => tag.trim().replace(/^W\//, '');

/** Whether a client holds a file in its present form already. */
export function isFresh(headers: IncomingHttpHeaders, etag: string, modified: Date): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) return tags.trim() === '*' || tags.split(',').map(opaque).includes(opaque(etag));
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return !Number.isNaN(since) && Math.floor(modified.getTime() / 1000) * 1000 <= since;
}
