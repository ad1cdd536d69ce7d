import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LayoutDocument } from '../schema/document.ts';
import { createDocumentCache } from './document-cache.ts';
import { createPageLoader } from './page-loader.ts';
import type { EmbeddedData } from './page-request.ts';

const page = { sections: [] };
const asked: string[] = [];
// Only what the loader reads.
const embedded = { key: 'us/_home', page, settings: {} } as unknown as EmbeddedData;
const frame = { region: { code: 'us' } } as LayoutDocument;

let client: QueryClient;
/** How the part that keeps documents is fetched. */
let fetchCache: Parameters<typeof createPageLoader>[2];
let loader: ReturnType<typeof createPageLoader>;

const timesAsked = (key: string) => asked.filter((address) => address === `/documents/${key}.json`).length;
const openAbout = () => loader.load({ region: 'us', path: 'about-me' });
const about = { page: { ...page, path: '/us/about-me' }, layout: frame };

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return address.includes('nobody') ? new Response(null, { status: 404 }) : Response.json(page);
  });
  client = new QueryClient();
  fetchCache = vi.fn(async () => ({ createDocumentCache: () => createDocumentCache(client) }));
  loader = createPageLoader(embedded, frame, () => fetchCache());
});
afterEach(() => {
  client.clear();
  vi.useRealTimers();
});

it('takes the first page and its frame out of the HTML, and fetches no part that would keep them', async () => {
  const first = await loader.load({ region: 'us', path: '' });
  expect(first.page).toBe(page);
  expect(first.layout).toBe(frame);
  expect(asked).toEqual([]);
  expect(fetchCache).not.toHaveBeenCalled();
});

it('asks for the second page while the part that keeps pages is on its way, and once however often it is wanted', async () => {
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const whole = fetchCache;
  fetchCache = () => arrived.then(whole);
  const opened = [openAbout(), openAbout()];
  expect(asked).toEqual(['/documents/us/about-me.json']);
  arrive();
  expect(await Promise.all(opened)).toEqual([about, about]);
  expect(asked).toEqual(['/documents/us/about-me.json']);
  expect(whole).toHaveBeenCalledOnce();
});

it('opens the page at the second try where the part that keeps pages could not be had at first', async () => {
  const whole = fetchCache;
  fetchCache = () => Promise.reject(new Error('gone'));
  await expect(openAbout()).rejects.toThrow('gone');
  fetchCache = whole;
  expect(await openAbout()).toEqual(about);
});

it('asks for the frame of the first page again only after five minutes', async () => {
  loader.forgetEmbedded();
  vi.advanceTimersByTime(299_999);
  await openAbout();
  expect(timesAsked('us/_layout')).toBe(0);
  vi.advanceTimersByTime(1);
  await openAbout();
  expect(timesAsked('us/_layout')).toBe(1);
});

it('asks for everything anew once it has forgotten its documents', async () => {
  loader.forgetEmbedded();
  await openAbout();
  await loader.forgetDocuments();
  await openAbout();
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
  const pathOf = async (request: Parameters<typeof loader.load>[0]) => (await loader.load(request)).page.path;
  loader.forgetEmbedded();
  expect(await pathOf({ region: 'dk', path: '' })).toBe('/dk/');
  expect(await pathOf({ region: 'dk', path: '', root: true })).toBe('/');
  expect(await pathOf({ region: 'dk', path: 'case-study/one' })).toBe('/dk/case-study/one');
  expect(await pathOf({ region: 'dk', path: 'google-ads-case-study/one' })).toBe('/dk/google-ads-case-study/one');
  expect((await openAbout()).page).toBe((await openAbout()).page);
});

it('leaves the page for what is not there the name that stands for its address', async () => {
  const missing = { path: '/404', sections: [], missing: true };
  vi.stubGlobal('fetch', async (address: string) =>
    address.endsWith('/404.json') ? Response.json(missing) : new Response(null, { status: 404 }),
  );
  expect((await loader.load({ region: 'us', path: 'nobody' })).page).toEqual(missing);
});

it('opens the page for an unknown case where there is none of that name', async () => {
  await loader.load({ region: 'us', path: 'case-study/nobody' });
  expect(timesAsked('us/case-study-not-found')).toBe(1);
});
