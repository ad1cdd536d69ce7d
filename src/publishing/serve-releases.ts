import { readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createSiteListener, type SiteListener } from '../hosting/handle-request.ts';
import { HOSTING_FILE, type Hosting } from '../hosting/hosting.ts';
import { answerMockCountry } from '../hosting/mock-services.ts';
import type { PublishingFolders } from './publishing-folders.ts';
import { liveRelease, releaseFolder } from './release-store.ts';
import { forgetSitePort, noteSitePort } from './site-port.ts';

/** Shown before the first publication, and while the live release can't be read. */
const NOTHING_PUBLISHED =
  'Nothing is published yet. Press "Publish" in the builder, or run "npm run publish" in the folder of the project.\n';

/** Answers a request for the receiver of the contact form. Returns whether it was one. */
export type FormReceiver = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

/**
 * Serves the live release, and follows each switch. While it does, its port is noted for publications.
 * @param receive takes what visitors send by the contact form, where no form service does
 */
export async function serveReleases(folders: PublishingFolders, port: number, receive: FormReceiver): Promise<Server> {
  const server = createServer(releaseListener(folders, receive));
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => {
      const { port: own } = server.address() as AddressInfo; // it listens on a port
      noteSitePort(folders.data, own);
      server.once('close', () => forgetSitePort(folders.data, own));
      resolve(server);
    });
  });
}

/** Creates the listener that serves the live release, the receiver of forms, and the local mock of the geolocation service. */
function releaseListener({ releases }: PublishingFolders, receive: FormReceiver): RequestListener {
  const live = followReleases(releases);
  return (request, response) => {
    void receive(request, response)
      .then((done) => {
        if (done || answerMockCountry(request, response)) return undefined;
        // A switch doesn't affect a request that is being answered.
        const listener = live();
        if (listener) return listener(request, response);
        const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };
        return void response.writeHead(503, headers).end(NOTHING_PUBLISHED);
      })
      .catch(() => (response.headersSent ? response.destroy() : response.writeHead(500).end()));
  };
}

/** Returns a function that returns the listener of the live release; `undefined` while there is none. */
function followReleases(releases: string): () => SiteListener | undefined {
  let stamp = '';
  let listener: SiteListener | undefined;
  return () => {
    const number = liveRelease(releases);
    if (number === undefined) return undefined;
    const folder = releaseFolder(releases, number);
    try {
      const { ino, mtimeMs } = statSync(folder);
      const now = [number, ino, mtimeMs].join(' ');
      if (now !== stamp) {
        const hosting = JSON.parse(readFileSync(join(folder, HOSTING_FILE), 'utf8')) as Hosting; // written by our own build
        [listener, stamp] = [createSiteListener(hosting, folder, releases), now];
      }
      return listener;
    } catch {
      return undefined;
    }
  };
}
