import { statSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import type { ServerMiddleware } from 'srvx';
import { NodeRequest, sendNodeResponse } from 'srvx/node';
import { staticMiddleware } from 'srvx/static';
import { resolveRequest, type RequestResolution } from './resolve-request.ts';
import type { Hosting } from './hosting.ts';

type FileAnswer = Extract<RequestResolution, { file: string }>;

const METHODS = ['GET', 'HEAD'];

/** Answers a request for the built site. */
export type SiteListener = (...exchange: Parameters<RequestListener>) => Promise<void>;

/**
 * Creates the listener that serves the built site from a folder according to the hosting description.
 * @param shared the folder that holds the folder of files with a hash in their name, if the site's own has a link to it
 */
export function createSiteListener(hosting: Hosting, folder: string, shared?: string): SiteListener {
  const respond = createSiteResponder(hosting, folder, shared);
  return async (req, res) => {
    const response = await respond(new NodeRequest({ req, res }), req.url ?? '/');
    // Connections are kept alive by default; the header only takes room in the first round trip.
    res.removeHeader('Connection');
    await sendNodeResponse(res, response);
  };
}

/** Answers a request for the built site. The target is as it was sent: the URL of a `Request` normalizes dots and slashes. */
export type SiteResponder = (request: Request, target: string) => Promise<Response>;

/** Creates what answers requests for the built site, as `createSiteListener` does. */
export function createSiteResponder(hosting: Hosting, folder: string, shared = folder): SiteResponder {
  // Hosts serve hidden files, too: what doesn't belong in the folder must show here.
  const filesOf = (dir: string) => staticMiddleware({ dir, encodings: true, compress: false, dotfiles: true });
  const [ownFile, sharedFile] = [filesOf(folder), filesOf(shared)];
  const isFile = (path: string) => isFileAt(join(folder, path));
  const respond = (request: Request, target: string): Response | Promise<Response> => {
    if (!METHODS.includes(request.method))
      return textResponse(405, 'Method not allowed\n', { Allow: METHODS.join(', ') });
    const answer = resolveRequest(hosting, target, isFile);
    if ('location' in answer) return textResponse(answer.status, '', { Location: answer.location });
    if ('text' in answer) return textResponse(answer.status, answer.text);
    const serveFile = answer.file.startsWith(hosting.caching.hashedFolder) ? sharedFile : ownFile;
    return sendFile(serveFile, answer, request);
  };
  return async (request, target) => {
    const response = await respond(request, target);
    const { headers } = response;
    for (const [name, value] of Object.entries({ ...hosting.headers, Vary: 'Accept-Encoding' }))
      if (!headers.has(name)) headers.set(name, value);
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', hosting.caching.other);
    return response;
  };
}

/** Sends a file in the best encoding that the client accepts: whole, a range of it, or 304 if it's cached. */
async function sendFile(serveFile: ServerMiddleware, answer: FileAnswer, request: Request): Promise<Response> {
  const accept = request.headers.get('Accept-Encoding') ?? '';
  // The not-found page is always sent in full, whatever the client has cached.
  const headers = new Headers(answer.status === 200 ? request.headers : { 'Accept-Encoding': accept });
  const url = new URL(encodeURI(answer.file), 'http://localhost');
  const serve = async (init: RequestInit) => serveFile(new Request(url, init), () => textResponse(404, 'Not found\n'));
  // srvx compares If-Range with dates only.
  const ifRange = headers.get('If-Range');
  if (ifRange?.startsWith('"'))
    headers.delete(etagOf(await serve({ method: 'HEAD' })) === ifRange ? 'If-Range' : 'Range');
  if (refusesIdentity(accept) && !(await serve({ method: 'HEAD', headers })).headers.has('Content-Encoding'))
    return textResponse(406, '');
  const served = await serve({ method: request.method, headers });
  const response =
    answer.status === 200
      ? served
      : new Response(await served.arrayBuffer(), { status: answer.status, headers: served.headers });
  if (served.status !== 416) response.headers.set('Cache-Control', answer.caching);
  if (served.ok) response.headers.set('Content-Type', answer.type);
  for (const [name, value] of Object.entries(answer.headers ?? {})) response.headers.set(name, value);
  if (served.headers.has('ETag')) response.headers.set('ETag', etagOf(served));
  return response;
}

/**
 * srvx's ETag consists of size and modification time in milliseconds, which identify a file of a build, so it may be
 * strong and used with ranges.
 */
const etagOf = ({ headers }: Response): string => headers.get('ETag')?.replace(/^W\//, '') ?? '';

/** Returns whether a client refuses uncompressed files (RFC 9110, section 12.5.3). */
function refusesIdentity(acceptEncoding: string): boolean {
  const offers = acceptEncoding.toLowerCase().replace(/\s/g, '').split(',');
  const weights = new Map(offers.map((offer) => offer.split(';q=')).map(([name, weight = '1']) => [name, weight]));
  return Number(weights.get('identity') ?? weights.get('*') ?? 1) === 0;
}

const textResponse = (status: number, text: string, headers: Record<string, string> = {}): Response =>
  new Response(text, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Length': `${Buffer.byteLength(text)}`,
      ...headers,
    },
  });

/** Treats an invalid file name, for example one that is too long, as a missing file. */
function isFileAt(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
