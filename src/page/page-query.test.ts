import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LayoutDocument } from '../schema/document.ts';
import type { EmbeddedData } from './page-request.ts';
import { createPageLoader } from './page-query.ts';

const page = { sections: [] };
const asked: string[] = [];
// Only what the loader reads.
const embedded = { key: 'us/_home', page, settings: {} } as unknown as EmbeddedData;
const frame = { region: { code: 'us' } } as LayoutDocument;

let client: QueryClient;
let loader: ReturnType<typeof createPageLoader>;

const timesAsked = (key: string) => asked.filter((address) => address === `/documents/${key}.json`).length;
const openAbout = () => loader.load({ region: 'us', path: 'about-me' });

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return address.includes('nobody') ? new Response(null, { status: 404 }) : Response.json(page);
  });
  client = new QueryClient();
  loader = createPageLoader(client, embedded, frame);
});
afterEach(() => {
  client.clear();
  vi.useRealTimers();
});

it('takes the first page and its frame out of the HTML', async () => {
  expect((await loader.load({ region: 'us', path: '' })).page).toBe(page);
  expect(asked).toEqual([]);
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

it('opens the page for an unknown case where there is none of that name', async () => {
  await loader.load({ region: 'us', path: 'case-study/nobody' });
  expect(timesAsked('us/case-study-not-found')).toBe(1);
});
