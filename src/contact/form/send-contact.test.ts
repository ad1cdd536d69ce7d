import { expect, it, vi } from 'vitest';
import { ADA } from '../../../tests/support/render-contact.tsx';
import { sendContact } from './send-contact.ts';

const FORM = { endpoint: '/form', subject: 'A message' };

const answerWith = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn<() => Promise<Response>>(answer));

it.each<[string, () => Response]>([
  ['a page of HTML', () => new Response('<!doctype html><p>Thanks', { headers: { 'Content-Type': 'text/html' } })],
  ['204 and no body', () => new Response(null, { status: 204 })],
  ['201', () => new Response('{}', { status: 201 })],
  [
    'a redirect to a page that is there',
    () => Object.defineProperty(new Response('<p>Thanks'), 'redirected', { value: true }),
  ],
])('counts %s as sent: only the status is read', async (_what, answer) => {
  answerWith(async () => answer());
  expect(await sendContact(FORM, ADA)).toBe('sent');
});

it.each([400, 404, 422, 429, 500, 503])('counts %i as rejected', async (status) => {
  answerWith(async () => Response.json({ ok: true }, { status }));
  expect(await sendContact(FORM, ADA)).toBe('refused');
});

it('counts a redirect that the browser may not follow as a network failure', async () => {
  answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await sendContact(FORM, ADA)).toBe('unreachable');
});
