import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { clientAddress } from '../../hosting/client-address.ts';
import { isLocalForm } from '../../hosting/mock-services.ts';
import {
  answerAccepted,
  answerJson,
  isSentByScript,
  nextPageOf,
  readSentForm,
  type FormRefusal,
  type SentForm,
} from '../../hosting/read-form.ts';
import type { PublishingFolders } from '../../publishing/publishing-folders.ts';
import type { FormReceiver } from '../../publishing/serve-releases.ts';
import { HONEYPOT } from '../../schema/contact-form-data.ts';
import { isDatabaseBusy, withDatabase } from '../people/database.ts';
import { createTryLimit } from '../people/try-limit.ts';
import { addEnquiry, type Enquiry } from './enquiries.ts';
import { readEnquiry } from './enquiry-form.ts';
import { liveLayout } from './live-layout.ts';
import { REFUSED_FORM_POLICY, refusedFormPage } from './refused-form-page.ts';

/** Forms that an address may send in ten minutes: an office's, with mistakes. */
const FORMS_PER_ADDRESS = { tries: 10, withinMs: 10 * 60 * 1000 };

/** How long to try again while another program writes to the database, in milliseconds. A visitor's browser waits for ten seconds. */
const STORE_PATIENCE_MS = 6_000;

/** Pause between two tries, in milliseconds. Pages are served meanwhile. */
const RETRY_MS = 200;

/** How long one try holds up everything else in this process, in milliseconds. */
const TRY_MS = 50;

const FROM_ELSEWHERE: FormRefusal = { status: 403, error: 'Another site has sent this form.' };
const NOT_STORED: FormRefusal = { status: 503, error: "The message can't be stored right now. Send it again later." };

interface ReceiverOptions {
  /** Whether enquiries are mailed, too. */
  isMailed: boolean;
  /** Called when an enquiry is stored. */
  onStored: () => void;
}

/** Creates the receiver of the contact form, which stores what visitors send in the database of the builder. */
export function createFormReceiver(
  { data, releases }: Pick<PublishingFolders, 'data' | 'releases'>,
  { isMailed, onStored }: ReceiverOptions,
): FormReceiver {
  const waitOf = createTryLimit(FORMS_PER_ADDRESS);
  return async (request, response) => {
    if (!isLocalForm(request)) return false;
    const form = await readSentForm(request);
    if ('error' in form) {
      refuse(releases, { request, response, refusal: form });
      return true;
    }
    const refusal = await take(form, request);
    if (refusal) refuse(releases, { request, response, refusal, form });
    else answerAccepted(response, form);
    return true;
  };

  /** Stores a form, or returns why not. */
  async function take(form: SentForm, request: IncomingMessage): Promise<FormRefusal | undefined> {
    if (request.headers['sec-fetch-site'] === 'cross-site') return FROM_ELSEWHERE;
    const seconds = waitOf(clientAddress(request));
    if (seconds > 0) return tooMany(seconds);
    // Only programs fill this in. They aren't told that nobody reads it.
    if (form.fields[HONEYPOT]) return undefined;
    const enquiry = readEnquiry(form, liveLayout(releases, pathOfPage(request, form))?.form);
    if ('error' in enquiry) return enquiry;
    if (!(await store(data, enquiry, isMailed))) return NOT_STORED;
    onStored();
    return undefined;
  }
}

const tooMany = (seconds: number): FormRefusal => ({
  status: 429,
  error: `Too many messages from this address. Try again in ${Math.ceil(seconds / 60)} min.`,
  headers: { 'Retry-After': String(seconds) },
});

/** Returns the path of the page on which a form stands. */
function pathOfPage({ headers }: IncomingMessage, form: SentForm | undefined): string {
  const { referer = '' } = headers;
  return (form && nextPageOf(form)) ?? (URL.canParse(referer) ? new URL(referer).pathname : '/');
}

/**
 * Stores an enquiry. Opens the database for it alone: a restored one, or a disk with room again, needs no restart.
 * @returns whether it was stored
 */
async function store(data: string, enquiry: Enquiry, isMailed: boolean): Promise<boolean> {
  for (const end = performance.now() + STORE_PATIENCE_MS; ; await sleep(RETRY_MS))
    try {
      withDatabase(data, (database) => addEnquiry(database, enquiry, { isMailed }), TRY_MS);
      return true;
    } catch (error) {
      const { message } = error as Error; // of the database; it names no values
      if (isDatabaseBusy(error) && performance.now() < end) continue;
      console.error(`A message couldn't be stored: ${message}`);
      return false;
    }
}

interface Refused {
  request: IncomingMessage;
  response: ServerResponse;
  refusal: FormRefusal;
  /** The form, if it could be read. */
  form?: SentForm;
}

/** Tells a script why a form wasn't accepted. Without script, the visitor gets a page that keeps what was written. */
function refuse(releases: string, { request, response, refusal, form }: Refused): void {
  const { status, error, headers } = refusal;
  const layout = isSentByScript(request) ? undefined : liveLayout(releases, pathOfPage(request, form));
  if (!layout) return answerJson(response, status, { ok: false, error }, headers);
  response
    .writeHead(status, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': REFUSED_FORM_POLICY,
      'X-Content-Type-Options': 'nosniff',
      ...headers,
    })
    .end(refusedFormPage(layout, form?.fields));
}
