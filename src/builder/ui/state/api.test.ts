import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call, ServerError } from './api.ts';
import { isLost, onFound, retry } from './connection.ts';

const fetch = vi.fn<typeof globalThis.fetch>();
const found = vi.fn<() => void>();
onFound(found);
beforeEach(() => {
  vi.stubGlobal('fetch', fetch);
  vi.spyOn(retry, 'start').mockReturnValue();
  found.mockClear();
  fetch.mockReset();
});
afterEach(async () => {
  fetch.mockResolvedValue(Response.json([]));
  await call('history', {}); // the connection is back
});

const refusal = (calling: Promise<unknown>): Promise<ServerError> =>
  calling.then(
    () => Promise.reject(new Error('It succeeded.')),
    (error: unknown) => error as ServerError,
  );
const answering = (body: string, init: ResponseInit = {}) => fetch.mockResolvedValue(new Response(body, init));
const PLAIN = { 'Content-Type': 'text/plain; charset=utf-8' };

describe('a call that is not answered', () => {
  it('says that the server may have been stopped, and tries again', async () => {
    fetch.mockRejectedValue(new TypeError('Failed to fetch'));
    const { message, reason, isTemporary } = await refusal(call('push', {}));
    expect(message).toMatch(/^The builder doesn’t answer\. If it has stopped, .*“npm run builder” .*\. It isn't known/);
    expect(reason).not.toContain('known');
    expect(isTemporary).toBe(true);
    expect([isLost(), vi.mocked(retry.start).mock.calls.length]).toEqual([true, 1]);
  });

  it('says so if the computer is offline, without advice that does not help', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fetch.mockRejectedValue(new TypeError('Failed to fetch'));
    const { message } = await refusal(call('commit', { message: 'x', files: [] }));
    expect(message).toBe('This computer is offline. This needs a connection.');
  });

  it('leaves nothing open if it would only read', async () => {
    fetch.mockRejectedValue(new TypeError('Failed to fetch'));
    expect((await refusal(call('history', {}))).message).not.toContain('known');
  });

  it('is the same if the connection breaks off within the answer', async () => {
    const response = Response.json({});
    vi.spyOn(response, 'text').mockRejectedValue(new TypeError('network error'));
    fetch.mockResolvedValue(response);
    expect(await refusal(call('undo', {}))).toMatchObject({ isTemporary: true });
    expect(isLost()).toBe(true);
  });
});

describe('a call that the server refuses', () => {
  it('says why in its words, and tells what changed unnoticed to be read again', async () => {
    answering('The builder failed.', { status: 500, headers: PLAIN });
    const { message, isTemporary } = await refusal(call('redo', {}));
    expect(message).toBe('The builder failed. Look whether it was done: everything was loaded again.');
    expect([isTemporary, isLost(), found.mock.calls.length]).toEqual([true, false, 1]);
  });

  it('leaves nothing open where nothing was done', async () => {
    answering('There is no case study.', { status: 422, headers: PLAIN });
    expect(await refusal(call('push', {}))).toMatchObject({ message: 'There is no case study.', isTemporary: false });
    answering('The disk is full.', { status: 507, headers: PLAIN });
    expect(await refusal(call('push', {}))).toMatchObject({ message: 'The disk is full.', isTemporary: true });
    expect(found).not.toHaveBeenCalled();
  });

  it('says of a session that has ended that the same request may succeed once the person is signed in', async () => {
    answering('You’re signed out.', { status: 401, headers: PLAIN });
    expect(await refusal(call('push', {}))).toMatchObject({ isSignedOut: true, isTemporary: true, isLoss: false });
  });

  it.each([
    ['a page of something in between', '<h1>Bad gateway</h1>', { status: 502, statusText: 'Bad Gateway' }],
    ['a page instead of an answer', '<h1>Sign in</h1>', {}],
    ['data that isn’t the builder’s', '{"some":"thing"}', {}],
    ['half an answer', '{"some":', { headers: { 'Content-Type': 'application/json' } }],
  ])('never shows %s', async (_name, body, init) => {
    answering(body, { headers: { 'Content-Type': 'text/html' }, ...init });
    const refused = await refusal(call('push', {}));
    expect(refused).toBeInstanceOf(ServerError);
    expect(refused.message).not.toMatch(/[<{]/);
  });

  it('says that what was typed is kept if the page is that of an earlier start', async () => {
    answering('The builder answers its own pages only.', { status: 403, headers: PLAIN });
    expect((await refusal(call('push', {}))).message).toMatch(/restarted\. Reload this page: what you typed is kept/);
  });
});

it('sends a change to its end when the page is closed, unless it is too long for that', async () => {
  fetch.mockImplementation(() => Promise.resolve(Response.json({ ok: true, message: '' })));
  await call('push', {});
  await call('commit', { message: 'x'.repeat(20_000), files: [] });
  expect(fetch.mock.calls.map(([, init]) => init?.keepalive)).toEqual([true, false]);
});

it('takes the answer of a proxy without a server behind it for a loss', async () => {
  answering('Bad gateway', { status: 502, headers: PLAIN });
  const { isLoss, isTemporary } = await refusal(call('push', {}));
  expect([isLoss, isTemporary, isLost()]).toEqual([true, true, true]);
});
