import { appendFile, mkdir } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, join } from 'node:path';
import { LOCAL_COUNTRY_ENDPOINT, LOCAL_FORM_ENDPOINT } from '../src/schema/contact-form-data.ts';

/** Longest submission that the receiver takes, in bytes. */
const MAX_BODY = 64 * 1024;

/** Where the receiver keeps what was sent, from the project's root. */
export const SUBMISSIONS_FILE = '.local/submissions.jsonl';

/**
 * The stand-ins for the form service and the geolocation service, on the site's own origin.
 * @returns whether the request was theirs
 */
export async function answerLocally(
  root: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const [path] = (request.url ?? '/').split('?');
  if (path === LOCAL_COUNTRY_ENDPOINT) {
    json(response, 200, { country_code: process.env['LOCAL_COUNTRY'] ?? 'US' });
    return true;
  }
  if (path !== LOCAL_FORM_ENDPOINT) return false;
  if (request.method !== 'POST') json(response, 405, { ok: false, error: 'Send the form by POST.' });
  else await receive(root, request, response);
  return true;
}

async function receive(root: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await readBody(request);
  const asJson = request.headers['content-type']?.startsWith('application/json') ?? false;
  const fields = body === undefined ? undefined : parse(body, asJson);
  if (!fields) return json(response, 400, { ok: false, error: 'The form could not be read.' });
  const file = join(root, SUBMISSIONS_FILE);
  await mkdir(dirname(file), { recursive: true });
  await appendFile(file, `${JSON.stringify(fields)}\n`);
  const next = fields['_next'];
  if (asJson || typeof next !== 'string' || !/^\/(?![/\\])/.test(next)) return json(response, 200, { ok: true });
  response.writeHead(303, { Location: next }).end();
}

async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parse(body: string, asJson: boolean): Record<string, unknown> | undefined {
  if (!asJson) return Object.fromEntries(new URLSearchParams(body));
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

function json(response: ServerResponse, status: number, value: unknown): void {
  response
    .writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' })
    .end(JSON.stringify(value));
}
