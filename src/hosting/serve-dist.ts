import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { join } from 'node:path';
import { createSiteListener, type SiteListener } from './handle-request.ts';
import { HOSTING_FILE, type Hosting } from './hosting.ts';
import { answerMockServices } from './mock-services.ts';

/** Serves `dist/` like a host that follows the hosting description. */
export async function serveDist(root: string, port: number): Promise<Server> {
  const server = createServer(distListener(root));
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => resolve(server));
  });
}

/**
 * Creates what answers for `dist/` by the hosting description, together with the local mock services. Follows a new build
 * with the next request.
 */
export function distListener(root: string): RequestListener {
  const listener = followBuilds(join(root, 'dist'));
  return (request, response) => {
    void answerMockServices(root, request, response)
      .then((done) => (done ? undefined : listener()(request, response)))
      .catch(() => (response.headersSent ? response.destroy() : response.writeHead(500).end()));
  };
}

/** Returns what answers by the description of the latest build: its redirects and its policy belong to its pages. */
function followBuilds(dist: string): () => SiteListener {
  const file = join(dist, HOSTING_FILE);
  if (!existsSync(file)) throw new Error('dist/ does not say how it is to be served. Run "npm run build" first.');
  let stamp = stampOf(file);
  let listener = createSiteListener(readHosting(file), dist);
  return () => {
    try {
      const now = stampOf(file);
      if (now !== stamp) [listener, stamp] = [createSiteListener(readHosting(file), dist), now];
    } catch {
      // The new build takes the place of the old one at this moment. The next request looks again.
    }
    return listener;
  };
}

/** Identifies a build. Throws if there is none. */
function stampOf(file: string): string {
  const { ino, size, mtimeMs } = statSync(file);
  return [ino, size, mtimeMs].join(' ');
}

const readHosting = (file: string): Hosting => JSON.parse(readFileSync(file, 'utf8')) as Hosting; // written by our own build
