import { appendFile, mkdir } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, join } from 'node:path';
import { LOCAL_COUNTRY_ENDPOINT, LOCAL_FORM_ENDPOINT } from '../schema/contact-form-data.ts';
import { answerAccepted, answerJson, readSentForm, type FormRefusal } from './read-form.ts';

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
  if (answerMockCountry(request, response)) return true;
  if (!isLocalForm(request)) return false;
  const refusal = await receive(root, request, response);
  if (refusal) answerJson(response, refusal.status, { ok: false, error: refusal.error }, refusal.headers);
  return true;
}

const pathOf = ({ url = '/' }: IncomingMessage): string | undefined => url.split('?')[0];

/** Returns whether a request is for the receiver of the form on the site's own origin. */
export const isLocalForm = (request: IncomingMessage): boolean => pathOf(request) === LOCAL_FORM_ENDPOINT;

/** The local mock of the geolocation service. Returns whether it handled the request. */
export function answerMockCountry(request: IncomingMessage, response: ServerResponse): boolean {
  if (pathOf(request) !== LOCAL_COUNTRY_ENDPOINT) return false;
  answerJson(response, 200, { country_code: process.env['LOCAL_COUNTRY'] ?? 'US' });
  return true;
}

const EMPTY: FormRefusal = { status: 400, error: 'The form has no field that is filled in.' };

/** Takes a submission, or returns why it's rejected. */
async function receive(
  root: string | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<FormRefusal | undefined> {
  const form = await readSentForm(request);
  if ('error' in form) return form;
  const { fields } = form;
  if (!Object.entries(fields).some(([name, value]) => !name.startsWith('_') && value !== '')) return EMPTY;
  if (root !== undefined) await store(join(root, SUBMISSIONS_FILE), fields);
  answerAccepted(response, form);
  return undefined;
}

async function store(file: string, fields: Record<string, unknown>): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await appendFile(file, `${JSON.stringify(fields)}\n`);
}
