import { statSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import type { ServerMiddleware } from 'srvx';
import { NodeRequest, sendNodeResponse } from 'srvx/node';
import { staticMiddleware } from 'srvx/static';
import { findAnswer, type Answer } from './find-answer.ts';
import type { Hosting } from './hosting.ts';

type FileAnswer = Extract<Answer, { file: string }>;

const METHODS = ['GET', 'HEAD'];

/** Creates the listener that answers requests for the built site in a folder, as the description has it. */
export function createSiteListener(
  hosting: Hosting,
  folder: string,
): (...exchange: Parameters<RequestListener>) => Promise<void> {
  const serveFile = staticMiddleware({ dir: folder, encodings: true, compress: false });
  const isFile = (path: string) => isFileAt(join(folder, path));
  const respond = (request: Request, target: string): Response | Promise<Response> => {
    if (!METHODS.includes(request.method))
      return textResponse(405, 'Method not allowed\n', { Allow: METHODS.join(', ') });
    const answer = findAnswer(hosting, target, isFile);
    if ('location' in answer) return textResponse(answer.status, '', { Location: answer.location });
    return 'text' in answer ? textResponse(answer.status, answer.text) : sendFile(serveFile, answer, request);
  };
  return async (req, res) => {
    // The target as it was sent: the URL of a `Request` has its dots and slashes tidied up.
    const response = await respond(new NodeRequest({ req, res }), req.url ?? '/');
    const { headers } = response;
    for (const [name, value] of Object.entries({ ...hosting.headers, Vary: 'Accept-Encoding' }))
      headers.set(name, value);
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', hosting.caching.other);
    await sendNodeResponse(res, response);
  };
}

/** Sends a file in the best form that the client takes: whole, in part, or not again. */
async function sendFile(serveFile: ServerMiddleware, answer: FileAnswer, request: Request): Promise<Response> {
  const accept = request.headers.get('Accept-Encoding') ?? '';
  // The page for a missing address is sent whole, whatever the client holds.
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
    answer.status === 200 ? served : new Response(await served.arrayBuffer(), { status: 404, headers: served.headers });
  if (served.status !== 416) response.headers.set('Cache-Control', answer.caching);
  if (served.ok) response.headers.set('Content-Type', answer.type);
  if (served.headers.has('ETag')) response.headers.set('ETag', etagOf(served));
  return response;
}

/** srvx's tag is made of size and time in milliseconds, which identify a file of a build: a strong one, fit for ranges. */
const etagOf = ({ headers }: Response): string => headers.get('ETag')?.replace(/^W\//, '') ?? '';

/** Whether a client refuses a file that isn't compressed (RFC 9110, section 12.5.3). */
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

/** A name that is too long, or otherwise none for a file, is a file that is not there. */
function isFileAt(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
