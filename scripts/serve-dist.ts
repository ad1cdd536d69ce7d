import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { answerLocally } from './local-services.ts';

const YEAR = 31_536_000;

/**
 * Serves `dist/` as a good host would: precompressed files, hashed assets for a year, everything else checked again,
 * an unknown page with status 404 and `404.html`, any path with `sitemap` as the sitemap in plain text.
 */
export function serveDist(root: string, port: number): Promise<Server> {
  const dist = join(root, 'dist');
  const files = sirv(dist, { etag: true, gzip: true, brotli: true, extensions: ['html'], setHeaders: setCaching });
  const server = createServer((request, response) => {
    void answer(root, dist, files, request, response).catch(() => response.destroyed || response.writeHead(500).end());
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => resolve(server));
  });
}

const setCaching = (response: ServerResponse, path: string) => {
  response.setHeader('Cache-Control', path.startsWith('/assets/') ? `public, max-age=${YEAR}, immutable` : 'no-cache');
};

async function answer(
  root: string,
  dist: string,
  files: ReturnType<typeof sirv>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (await answerLocally(root, request, response)) return;
  const path = (request.url ?? '/').split(/[?#]/)[0] ?? '/';
  if (path.includes('sitemap') && path !== '/sitemap.xml')
    return sendText(response, 200, 'text/plain', join(dist, 'sitemap.xml'));
  files(request, response, () => notFound(dist, path, response));
}

/** A page that is not there gets the page that says so; a missing file never gets HTML. */
function notFound(dist: string, path: string, response: ServerResponse): void {
  if (/\.[a-z0-9]{2,5}$/i.test(path))
    response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found\n');
  else sendText(response, 404, 'text/html', join(dist, '404.html'));
}

function sendText(response: ServerResponse, status: number, type: string, file: string): void {
  response
    .writeHead(status, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-cache' })
    .end(readFileSync(file));
}
