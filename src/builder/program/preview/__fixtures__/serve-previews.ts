import { once } from 'node:events';
import { request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { openTestDatabase } from '../../../people/__fixtures__/people-database.ts';
import { addPreviewLink } from '../../../people/preview-links.ts';
import { createNodeApp } from '../../shell-app.ts';
import type { VisitorNote } from '../note-form.ts';
import { servePreviews } from '../preview-server.ts';

export const PREVIEW_ORIGIN = 'https://preview.example.com';
const HOST = 'preview.example.com';
/** The id of a draft that has ended. */
export const ENDED_DRAFT = 'ended';
export const HOUR_MS = 60 * 60 * 1000;

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Serves previews of a draft that says which page it is, and of releases. `notes`: what people have left; `rendered`: pages of the draft. */
export async function servePreviewsOf(origin = PREVIEW_ORIGIN) {
  const { database, folder } = openTestDatabase();
  const releases = join(folder, 'releases');
  const draft = createNodeApp();
  const rendered: string[] = [];
  draft.all('*', ({ req }) => {
    rendered.push(req.path);
    return new Response(`Draft of ${req.path}`, { headers: { 'Cache-Control': 'public' } });
  });
  const place = { origin, database: () => database };
  const notes: VisitorNote[] = [];
  const leaveNote = async (note: VisitorNote) => void notes.push(note);
  const draftOf = async (id: string) => {
    const other = createNodeApp();
    other.all('*', () => new Response(`Draft ${id}`));
    return id === ENDED_DRAFT ? undefined : other;
  };
  const parts = { place, releases, draft, draftOf, regions: () => ['us', 'dk'], leaveNote };
  const server = await servePreviews(parts, 0, '127.0.0.1');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo; // it listens on a port
  const ask = async (path: string, headers: Record<string, string> = {}, body?: string): Promise<Answer> => {
    const method = body === undefined ? 'GET' : 'POST';
    const asked = request({ port, path, method, agent: false, headers: { Host: HOST, ...headers } });
    asked.end(body);
    const [response] = (await once(asked, 'response')) as [IncomingMessage];
    return { status: response.statusCode ?? 0, headers: response.headers, body: await text(response) };
  };
  const link = (release?: number, shown?: string) =>
    addPreviewLink(database, { release, draft: shown, person: undefined, lifeMs: HOUR_MS });
  /** Opens a link. Returns the cookie that the browser has then. */
  const open = async (token: string) => (await ask(`/p/${token}/`)).headers['set-cookie']?.[0]?.split(';')[0] ?? '';
  return { ask, database, folder, link, notes, open, releases, rendered };
}
