import { appendFile, mkdir } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, join } from 'node:path';
import { LOCAL_COUNTRY_ENDPOINT, LOCAL_FORM_ENDPOINT } from '../schema/contact-form-data.ts';

/** Maximum size of an accepted submission. */
const MAX_BODY_BYTES = 64 * 1024;

/** Maximum size of a request body before the connection is closed. */
const MAX_READ_BYTES = 32 * 1024 * 1024;

/** Content types of the form with and without script. */
const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';

/** File in which the receiver stores submissions, relative to the project root. */
export const SUBMISSIONS_FILE = '.local/submissions.jsonl';

/**
 * Local mocks of the form service and the geolocation service, on the site's own origin.
 * @param root the project in which submissions are stored; without it, they aren't
 * @returns whether they handled the request
 */
export async function answerMockServices(
  root: string | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const [path] = (request.url ?? '/').split('?');
  if (path === LOCAL_COUNTRY_ENDPOINT) {
    json(response, 200, { country_code: process.env['LOCAL_COUNTRY'] ?? 'US' });
    return true;
  }
  if (path !== LOCAL_FORM_ENDPOINT) return false;
  const refusal = request.method === 'POST' ? await receive(root, request, response) : WRONG_METHOD;
  if (refusal) refuse(response, refusal);
  return true;
}

/** Reasons to reject a form. */
interface Refusal {
  status: 400 | 405 | 413 | 415;
  error: string;
  headers?: Record<string, string>;
}

const WRONG_METHOD: Refusal = { status: 405, error: 'Send the form by POST.', headers: { Allow: 'POST' } };
const WRONG_TYPE: Refusal = { status: 415, error: `Send the form as ${JSON_TYPE} or ${FORM_TYPE}.` };
const TOO_LARGE: Refusal = { status: 413, error: `The form has more than ${MAX_BODY_BYTES} bytes.` };
const UNREADABLE: Refusal = { status: 400, error: 'The form could not be read.' };
const EMPTY: Refusal = { status: 400, error: 'The form has no field that is filled in.' };

const refuse = (response: ServerResponse, { status, error, headers }: Refusal): void =>
  json(response, status, { ok: false, error }, headers);

/** Takes a submission, or returns why it's rejected. */
async function receive(
  root: string | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<Refusal | undefined> {
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
  const body = await readBody(request);
  if (![JSON_TYPE, FORM_TYPE].includes(type)) return WRONG_TYPE;
  if (body === undefined) return TOO_LARGE;
  const fields = parse(body, type === JSON_TYPE);
  if (!fields) return UNREADABLE;
  if (!Object.entries(fields).some(([name, value]) => !name.startsWith('_') && value !== '')) return EMPTY;
  if (root !== undefined) await store(join(root, SUBMISSIONS_FILE), fields);
  const next = fields['_next'];
  if (type === JSON_TYPE || typeof next !== 'string' || !/^\/(?![/\\])/.test(next)) json(response, 200, { ok: true });
  else response.writeHead(303, { Location: next }).end();
  return undefined;
}

async function store(file: string, fields: Record<string, unknown>): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await appendFile(file, `${JSON.stringify(fields)}\n`);
}

/**
 * Reads a body to its end, so that the client can read the response. Discards one that is too large, and stops reading
 * one that doesn't end.
 */
async function readBody(request: IncomingMessage): Promise<string | undefined> {
  let chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= MAX_BODY_BYTES) chunks.push(chunk);
    else chunks = [];
    if (size > MAX_READ_BYTES) break;
  }
  return size > MAX_BODY_BYTES ? undefined : Buffer.concat(chunks).toString('utf8');
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

function json(response: ServerResponse, status: number, value: unknown, headers: Record<string, string> = {}): void {
  response
    .writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store', ...headers })
    .end(JSON.stringify(value));
}
