import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LayoutData } from '../../schema/page-data.ts';
import { createPageLoader } from './page-loader.ts';
import type { PageKey } from './page-key.ts';

const page = { sections: [] };
const asked: string[] = [];
// Only the fields that the loader reads.
const layout = {
  region: { code: 'us' },
  entryPages: [
    { path: 'case-study', notFound: 'case-study-not-found' },
    { path: 'ppc/cases', notFound: 'case-study-not-found' },
    { path: 'concerts', notFound: '404' },
  ],
} as LayoutData;

let client: QueryClient;
let loader: ReturnType<typeof createPageLoader>;

const timesAsked = (key: string) => asked.filter((address) => address === `/page-data/${key}.json`).length;
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

it('requests the layout data of the first page again only after five minutes', async () => {
  vi.advanceTimersByTime(299_999);
  expect(await loader.loadLayout('us')).toBe(layout);
  expect(timesAsked('us/_layout')).toBe(0);
  vi.advanceTimersByTime(1);
  await loader.loadLayout('us');
  expect(timesAsked('us/_layout')).toBe(1);
});

it('requests everything again after its cache was cleared', async () => {
  await openAbout();
  loader.cache.clear();
  await Promise.all([openAbout(), loader.loadLayout('us')]);
  expect([timesAsked('us/about-me'), timesAsked('us/_layout')]).toEqual([2, 1]);
});

it('requests a page again only after five minutes', async () => {
  await openAbout();
  vi.advanceTimersByTime(299_999);
  await openAbout();
  expect(timesAsked('us/about-me')).toBe(1);
  vi.advanceTimersByTime(1);
  await openAbout();
  expect(timesAsked('us/about-me')).toBe(2);
});

it("drops a page that wasn't opened for ten minutes", async () => {
  const kept = () => client.getQueryCache().find({ queryKey: ['page-data', 'us/about-me'] });
  await openAbout();
  vi.advanceTimersByTime(599_999);
  expect(kept()).toBeDefined();
  vi.advanceTimersByTime(1);
  expect(kept()).toBeUndefined();
});

it('adds the path to each page, and returns the same object again', async () => {
  const pathOf = async (request: PageKey) => (await loader.loadPage(request)).path;
  expect(await pathOf({ region: 'dk', path: '' })).toBe('/dk/');
  expect(await pathOf({ region: 'dk', path: '', root: true })).toBe('/');
  expect(await pathOf({ region: 'dk', path: 'case-study/one' })).toBe('/dk/case-study/one');
  expect(await openAbout()).toBe(await openAbout());
});

it('opens the new address in place of an old one', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ movedTo: '/us/about-me' }));
  const opening = loader.loadPage({ region: 'us', path: 'me' });
  await expect(opening).rejects.toMatchObject({ options: { to: '/us/about-me', replace: true } });
});

it('keeps the key of the 404 page', async () => {
  const missing = { path: '/404', sections: [], missing: true };
  vi.stubGlobal('fetch', async (address: string) =>
    address.endsWith('/404.json') ? Response.json(missing) : new Response(null, { status: 404 }),
  );
  expect(await loader.loadPage({ region: 'us', path: 'nobody' })).toEqual(missing);
});

it("doesn't request a page that is known not to exist", async () => {
  const missing = { region: 'us', path: 'about-me' } as const;
  loader = createPageLoader({ layout, missing }, client);
  await loader.loadPage(missing);
  expect(asked).toEqual(['/page-data/us/404.json']);
});

it.each(['case-study/nobody', 'ppc/cases/nobody', 'ppc/cases/nobody/at-all'])(
  'opens the page for an unknown entry at %s, below a path from the content',
  async (path) => {
    await loader.loadPage({ region: 'us', path });
    expect(timesAsked('us/case-study-not-found')).toBe(1);
  },
);

it.each(['nobody', 'google-ads-case-study/nobody', 'case-study-nobody', 'concerts/nobody'])(
  'opens the plain 404 page at %s',
  async (path) => {
    await loader.loadPage({ region: 'us', path });
    expect(timesAsked('us/404')).toBe(1);
  },
);

it('rejects at once offline, and after a second attempt online', async () => {
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
