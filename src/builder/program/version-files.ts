import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { createSiteResponder, type SiteResponder } from '../../hosting/handle-request.ts';
import { HOSTING_FILE, type Hosting } from '../../hosting/hosting.ts';
import { isKept, releaseFolder } from '../../publishing/release-store.ts';
import { VERSION_FILES_PATH } from '../protocol/compare-calls.ts';
import { notFound, type NodeEnv } from './shell-app.ts';

/** The types of the files that compared pages show. All others are answered with 404: no page or script of a version runs here. */
const SHOWN_TYPES = /^(?:image|font|video|audio)\/|^text\/css\b/;

/** A file of a version never changes. Nobody else may see it. */
const PRIVATELY = 'private, max-age=3600';

/** Serves the pictures, fonts and styles of published versions, which compared pages show. */
export function addVersionFiles(app: Hono<NodeEnv>, releases: string): void {
  const responders = new Map<number, SiteResponder>();
  app.get(`${VERSION_FILES_PATH}:version/*`, async ({ req }) => {
    const number = Number(req.param('version'));
    if (!Number.isInteger(number) || number < 1 || !isKept(releases, number)) return notFound();
    const respond = responders.get(number) ?? responderOf(releases, number);
    responders.set(number, respond);
    const url = new URL(req.url);
    const path = url.pathname.slice(`${VERSION_FILES_PATH}${number}`.length);
    const found = await respond(new Request(new URL(path, url)), path);
    if (found.status !== 200 || !SHOWN_TYPES.test(found.headers.get('Content-Type') ?? '')) return notFound();
    const headers = new Headers(found.headers);
    headers.set('Cache-Control', PRIVATELY);
    return new Response(found.body, { headers });
  });
}

function responderOf(releases: string, number: number): SiteResponder {
  const folder = releaseFolder(releases, number);
  const hosting = JSON.parse(readFileSync(join(folder, HOSTING_FILE), 'utf8')) as Hosting; // written by our own build
  return createSiteResponder(hosting, folder, releases);
}
