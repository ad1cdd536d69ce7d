import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { call } from './api.ts';
import { reloadAfterWriting, renewShellToken, shellToken } from './shell-token.ts';
import { TOKEN_HEADER } from '../../protocol/transport.ts';

const fetch = vi.fn<typeof globalThis.fetch>();
beforeEach(() => void vi.stubGlobal('fetch', fetch.mockReset()));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const page = (token: string, script?: string) =>
  new Response(
    `<meta name="builder-token" content="${token}">${script === undefined ? '' : `<script src="${script}"></script>`}`,
  );
const isCall = (url: RequestInfo | URL) => typeof url === 'string' && url.includes('/api/');
const refused = () => new Response('Forbidden', { status: 403 });
const tokensOfCalls = () =>
  fetch.mock.calls.flatMap(([, init]) => (init?.method === 'POST' ? new Headers(init.headers).get(TOKEN_HEADER) : []));

it('goes on with a server that has started again, and repeats the call with its token', async () => {
  fetch
    .mockResolvedValueOnce(refused())
    .mockResolvedValueOnce(page('second'))
    .mockResolvedValueOnce(Response.json([1]));
  expect(await call('history', {})).toEqual([1]);
  expect(tokensOfCalls()).toEqual(['', 'second']);
  expect(shellToken()).toBe('second');
});

it('asks once for several calls, and repeats none twice', async () => {
  fetch.mockImplementation((url) => Promise.resolve(isCall(url) ? refused() : page('third')));
  const calls = await Promise.allSettled([call('history', {}), call('history', {})]);
  expect(calls.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(fetch.mock.calls.filter(([url]) => !isCall(url))).toHaveLength(1);
  expect(tokensOfCalls()).toHaveLength(4);
});

it('keeps its token if the server has another version', async () => {
  const before = shellToken();
  fetch.mockResolvedValue(page('other', '/_builder/assets/entry-new.js'));
  expect(await renewShellToken()).toBe(false);
  expect(shellToken()).toBe(before);
});

it('loads the page again only once nobody writes', () => {
  vi.useFakeTimers();
  const reload = vi.fn<() => void>();
  document.body.innerHTML = '<textarea></textarea><button>Close</button>';
  document.querySelector('textarea')?.focus();
  reloadAfterWriting(reload);
  vi.advanceTimersByTime(5_000);
  expect(reload).not.toHaveBeenCalled();
  document.querySelector('button')?.focus();
  vi.advanceTimersByTime(1_000);
  expect(reload).toHaveBeenCalledOnce();
});
