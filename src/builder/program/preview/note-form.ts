import type { IncomingMessage } from 'node:http';
import { clientAddress } from '../../../hosting/client-address.ts';
import { readSentForm } from '../../../hosting/read-form.ts';
import { HONEYPOT } from '../../../schema/contact-form-data.ts';
import type { StoredPreviewLink } from '../../people/preview-links.ts';
import { createTryLimit } from '../../people/try-limit.ts';
import { MAX_NOTE_LENGTH } from '../../protocol/note-calls.ts';
import { MAX_PERSON_NAME } from '../../protocol/roles.ts';
import { refusalOfPost } from '../../server/request-guard.ts';
import { noteTexts } from '../../texts/notes/note-texts.ts';
import { guarded } from '../answer-request.ts';
import {
  NOTE_POLICY,
  noteFormAddress,
  noteFormPage,
  noteRefusedPage,
  noteSentPage,
  PAGE_PARAMETER,
  SENT_PARAMETER,
  type NoteFields,
} from './note-form-page.ts';

/** Notes that an address may leave in ten minutes, and all addresses together by a link in an hour. */
const NOTES_PER_ADDRESS = { tries: 10, withinMs: 10 * 60 * 1000 };
const NOTES_PER_LINK = { tries: 60, withinMs: 60 * 60 * 1000 };

const FORM_TYPE = 'application/x-www-form-urlencoded';

/** Longest path of a page, in UTF-16 code units. */
const MAX_PAGE_LENGTH = 300;

/** A note that somebody leaves who has a preview link and no account. */
export interface VisitorNote extends NoteFields {
  /** When the link was made, in milliseconds since 1970. */
  link: number;
}

/**
 * Creates what answers at the address of the form for notes.
 * @param origin the only address that previews have
 */
export function createNoteForm(origin: string, leaveNote: (note: VisitorNote) => Promise<void>) {
  const waitOfAddress = createTryLimit(NOTES_PER_ADDRESS);
  const waitOfLink = createTryLimit(NOTES_PER_LINK);

  /** Stores a note, or says why not, with what was typed. */
  const take = async (link: StoredPreviewLink, request: IncomingMessage): Promise<Response> => {
    const { page: words } = noteTexts();
    const refusal = refusalOfPost(guarded(request, origin), (type) => type === FORM_TYPE);
    if (refusal) return answer(noteRefusedPage(words.foreign), refusal.status);
    const form = await readSentForm(request);
    if ('error' in form) return answer(noteRefusedPage(words.tooLarge), form.status);
    const fields = readFields(form.fields);
    const seconds = Math.max(waitOfAddress(clientAddress(request)), waitOfLink(link.hash));
    if (seconds > 0) return answer(noteFormPage(fields, words.tooMany), 429, { 'Retry-After': String(seconds) });
    const problem = problemOf(fields);
    if (problem !== undefined) return answer(noteFormPage(fields, problem), 422);
    // Only programs fill this in. They aren't told that nobody reads it.
    if (!form.fields[HONEYPOT]) await leaveNote({ ...fields, link: link.created });
    return new Response(null, { status: 303, headers: { Location: noteFormAddress(fields.page, true) } });
  };

  return async (link: StoredPreviewLink, request: IncomingMessage): Promise<Response> => {
    if (request.method === 'POST') return take(link, request);
    if (request.method !== 'GET' && request.method !== 'HEAD') return answer('', 405, { Allow: 'GET, HEAD, POST' });
    const asked = new URL(request.url ?? '/', origin).searchParams;
    const page = pageOfReferrer(request, origin) ?? asPage(asked.get(PAGE_PARAMETER));
    if (asked.has(SENT_PARAMETER)) return answer(noteSentPage(asPage(asked.get(PAGE_PARAMETER))), 200);
    return answer(noteFormPage({ page, name: '', note: '' }), 200);
  };
}

const answer = (body: string, status: number, headers: Record<string, string> = {}): Response =>
  new Response(body, {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': NOTE_POLICY, ...headers },
  });

/** Reads the fields of the form. Line breaks are those of Unix, and other control characters are dropped. */
function readFields(sent: Record<string, unknown>): NoteFields {
  const [page, name, note] = ['page', 'name', 'note'].map((field) => {
    const value = sent[field];
    return typeof value === 'string' ? value : '';
  });
  return {
    page: asPage(page),
    name: (name ?? '').replace(/\p{C}+/gu, ' ').trim(),
    note: (note ?? '')
      .replace(/\r\n?/g, '\n')
      .replace(/[^\P{Cc}\n\t]/gu, '')
      .trim(),
  };
}

function problemOf({ name, note }: NoteFields): string | undefined {
  const { page: words } = noteTexts();
  if (name === '') return words.nameMissing;
  if (note === '') return words.textMissing;
  return name.length > MAX_PERSON_NAME || note.length > MAX_NOTE_LENGTH ? words.tooLong : undefined;
}

/** Returns a path of this site; the home page for anything else. */
const asPage = (path: string | null | undefined): string =>
  path && path.length <= MAX_PAGE_LENGTH && /^\/(?![/\\])[!-~]*$/.test(path) ? path : '/';

/** Returns the page from which the form was opened: the page's script may have gone to another one than the link names. */
function pageOfReferrer({ headers: { referer = '' } }: IncomingMessage, origin: string): string | undefined {
  if (!URL.canParse(referer)) return undefined;
  const url = new URL(referer);
  return url.origin === origin && !url.pathname.startsWith('/_') ? asPage(url.pathname) : undefined;
}
