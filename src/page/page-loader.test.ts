import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LayoutDocument } from '../schema/document.ts';
import { createPageLoader } from './page-loader.ts';
import type { PageRequest } from './page-request.ts';

const page = { sections: [] };
const asked: string[] = [];
// Only what the loader reads.
const layout = { region: { code: 'us' } } as LayoutDocument;

let client: QueryClient;
let loader: ReturnType<typeof createPageLoader>;

const timesAsked = (key: string) => asked.filter((address) => address === `/documents/${key}.json`).length;
const openAbout = () => loader.loadPage({ region: 'us', path: 'about-me' });

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return address.includes('nobody') ? new Response(null, { status: 404 }) : Response.json(page);
  });
  client = new QueryClient();
  loader = createPageLoader({ layout }, client);
});
afterEach(() => {
  client.clear();
  vi.useRealTimers();
});

it('asks for the layout data of the first page again only after five minutes', async () => {
  vi.advanceTimersByTime(299_999);
  expect(await loader.loadLayout('us')).toBe(layout);
  expect(timesAsked('us/_layout')).toBe(0);
  vi.advanceTimersByTime(1);
  await loader.loadLayout('us');
  expect(timesAsked('us/_layout')).toBe(1);
});

it('asks for everything again once it has forgotten its documents', async () => {
  await openAbout();
  loader.forgetDocuments();
  await Promise.all([openAbout(), loader.loadLayout('us')]);
  expect([timesAsked('us/about-me'), timesAsked('us/_layout')]).toEqual([2, 1]);
});

it('asks for a page again only after five minutes', async () => {
  await openAbout();
  vi.advanceTimersByTime(299_999);
  await openAbout();
  expect(timesAsked('us/about-me')).toBe(1);
  vi.advanceTimersByTime(1);
  await openAbout();
  expect(timesAsked('us/about-me')).toBe(2);
});

it('forgets a page that nobody has opened for ten minutes', async () => {
  const kept = () => client.getQueryCache().find({ queryKey: ['document', 'us/about-me'] });
  await openAbout();
  vi.advanceTimersByTime(599_999);
  expect(kept()).toBeDefined();
  vi.advanceTimersByTime(1);
  expect(kept()).toBeUndefined();
});

it('tells each page where it stands, and gives the same page again', async () => {
  const pathOf = async (request: PageRequest) => (await loader.loadPage(request)).path;
  expect(await pathOf({ region: 'dk', path: '' })).toBe('/dk/');
  expect(await pathOf({ region: 'dk', path: '', root: true })).toBe('/');
  expect(await pathOf({ region: 'dk', path: 'case-study/one' })).toBe('/dk/case-study/one');
  expect(await pathOf({ region: 'dk', path: 'google-ads-case-study/one' })).toBe('/dk/google-ads-case-study/one');
  expect(await openAbout()).toBe(await openAbout());
});

it('leaves the page for what is not there the name that stands for its address', async () => {
  const missing = { path: '/404', sections: [], missing: true };
  vi.stubGlobal('fetch', async (address: string) =>
    address.endsWith('/404.json') ? Response.json(missing) : new Response(null, { status: 404 }),
  );
  expect(await loader.loadPage({ region: 'us', path: 'nobody' })).toEqual(missing);
});

it('does not ask for a page that is known not to exist', async () => {
  const missing = { region: 'us', path: 'about-me' } as const;
  loader = createPageLoader({ layout, missing }, client);
  await loader.loadPage(missing);
  expect(asked).toEqual(['/documents/us/404.json']);
});

it('opens the page for an unknown case where there is none of that name', async () => {
  await loader.loadPage({ region: 'us', path: 'case-study/nobody' });
  expect(timesAsked('us/case-study-not-found')).toBe(1);
});

it('rejects at once without a network, and after a second try with one', async () => {
  const fetch = vi.fn<() => Promise<Response>>(() => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('fetch', fetch);
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await expect(openAbout()).rejects.toThrow('Failed to fetch');
  expect(fetch).toHaveBeenCalledOnce();
  online.mockReturnValue(true);
  const failure = openAbout().catch(String);
  await vi.runAllTimersAsync();
  expect(await failure).toContain('Failed to fetch');
  expect(fetch).toHaveBeenCalledTimes(3);
});
