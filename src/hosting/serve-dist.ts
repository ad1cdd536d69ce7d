import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { createSiteListener } from './handle-request.ts';
import { HOSTING_FILE, type Hosting } from './hosting.ts';
import { answerMockServices } from './mock-services.ts';

/** Serves `dist/` like a host that follows the hosting description, together with the local mock services. */
export async function serveDist(root: string, port: number): Promise<Server> {
  const dist = join(root, 'dist');
  const handleRequest = createSiteListener(readHosting(dist), dist);
  const server = createServer((request, response) => {
    void answerMockServices(root, request, response)
      .then((done) => (done ? undefined : handleRequest(request, response)))
      .catch(() => (response.headersSent ? response.destroy() : response.writeHead(500).end()));
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => resolve(server));
  });
}

function readHosting(dist: string): Hosting {
  const file = join(dist, HOSTING_FILE);
  if (!existsSync(file)) throw new Error('dist/ does not say how it is to be served. Run "npm run build" first.');
  return JSON.parse(readFileSync(file, 'utf8')) as Hosting; // written by our own build
}
