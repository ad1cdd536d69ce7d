import type { IncomingMessage, ServerResponse } from 'node:http';

/** Maximum size of a form that is accepted. */
const MAX_BODY_BYTES = 64 * 1024;

/** Maximum size of a request body before the connection is closed. */
const MAX_READ_BYTES = 32 * 1024 * 1024;

/** Content types of the form with and without script. */
const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';

/** Why a form isn't accepted. */
export interface FormRefusal {
  status: number;
  /** What is wrong, in words for a developer. */
  error: string;
  headers?: Record<string, string>;
}

/** A form that was sent, by the names of its controls. */
export interface SentForm {
  fields: Record<string, unknown>;
  /** Whether a script sent it. Without one, the browser shows the answer as a page. */
  isByScript: boolean;
}

const WRONG_METHOD: FormRefusal = { status: 405, error: 'Send the form by POST.', headers: { Allow: 'POST' } };
const WRONG_TYPE: FormRefusal = { status: 415, error: `Send the form as ${JSON_TYPE} or ${FORM_TYPE}.` };
const TOO_LARGE: FormRefusal = { status: 413, error: `The form has more than ${MAX_BODY_BYTES} bytes.` };
const UNREADABLE: FormRefusal = { status: 400, error: 'The form could not be read.' };

const typeOf = ({ headers }: IncomingMessage): string =>
  headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';

/** Returns whether a script sends a form, which reads the answer. */
export const isSentByScript = (request: IncomingMessage): boolean => typeOf(request) !== FORM_TYPE;

/** Reads a form that was sent, or returns why it isn't accepted. */
export async function readSentForm(request: IncomingMessage): Promise<SentForm | FormRefusal> {
  if (request.method !== 'POST') return WRONG_METHOD;
  const type = typeOf(request);
  const body = await readBody(request);
  if (![JSON_TYPE, FORM_TYPE].includes(type)) return WRONG_TYPE;
  if (body === undefined) return TOO_LARGE;
  const isByScript = type === JSON_TYPE;
  const fields = parse(body, isByScript);
  return fields ? { fields, isByScript } : UNREADABLE;
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

/** Returns the page of the site that a form leads to; `undefined` if it names none, or another site. */
export function nextPageOf({ fields }: SentForm): string | undefined {
  const next = fields['_next'];
  return typeof next === 'string' && /^\/(?![/\\])[!-~]*$/.test(next) ? next : undefined;
}

/** Answers with JSON that nobody keeps. */
export function answerJson(
  response: ServerResponse,
  status: number,
  value: unknown,
  headers: Record<string, string> = {},
): void {
  response
    .writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store', ...headers })
    .end(JSON.stringify(value));
}

/** Tells a script that a form was accepted. Without script, leads to the next page. */
export function answerAccepted(response: ServerResponse, form: SentForm): void {
  const next = form.isByScript ? undefined : nextPageOf(form);
  if (next === undefined) answerJson(response, 200, { ok: true });
  else response.writeHead(303, { Location: next }).end();
}
