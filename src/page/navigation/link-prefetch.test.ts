import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PREFETCH_DWELL_MS, startPrefetch } from './link-prefetch.ts';
import type { PageNavigation } from './page-navigation.ts';

const load = vi.fn<PageNavigation['prefetch']>();
let rendered: () => void = () => undefined;
const navigation: PageNavigation = { open: async () => undefined, isLoading: () => false, prefetch: load };

let tell: (entries: { target: Element; isIntersecting: boolean }[]) => void;
const observed = new Set<Element>();

class Observer {
  constructor(callback: typeof tell) {
    tell = callback;
  }
  observe = (element: Element) => void observed.add(element);
  disconnect = () => observed.clear();
}

const prefetched = () => load.mock.calls.map(([href]) => href);
const show = (...paths: string[]) =>
  (document.body.innerHTML = `<main>${paths.map((path) => `<a href="${path}"><b>Go</b></a>`).join('')}</main>`);
const pointAt = (selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event('pointerover', { bubbles: true }));
const link = () => document.querySelector('a') ?? document.body;
const onNetwork = (connection: object) => vi.stubGlobal('navigator', { connection });
const scroll = () => dispatchEvent(new Event('scroll'));

startPrefetch(navigation, (listener) => (rendered = listener));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', Observer);
  load.mockClear();
  onNetwork({ saveData: false, effectiveType: '4g' });
  history.replaceState(null, '', '/us/about-me');
});
afterEach(() => {
  vi.useRealTimers();
});

it('prefetches the page of a hovered link, once', () => {
  show('/us/pointed');
  pointAt('b');
  pointAt('b');
  expect(prefetched()).toEqual(['/us/pointed']);
});

it('prefetches nothing with Save-Data or on a very slow network', () => {
  show('/us/spared');
  for (const connection of [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }]) {
    onNetwork(connection);
    pointAt('a');
  }
  expect(prefetched()).toEqual([]);
});

it("ignores links that don't lead to another page of this site", () => {
  show('https://example.com/x', '/us/sitemap', '/og/x.png', '/us/about-me#top');
  for (const child of [1, 2, 3, 4]) pointAt(`a:nth-child(${child})`);
  expect(prefetched()).toEqual([]);
});

it('waits for the first scroll, then prefetches links that stay in the viewport', async () => {
  show('/us/in-view');
  expect(observed.size).toBe(0);
  scroll();
  expect([...observed]).toEqual([link()]);
  tell([{ target: link(), isIntersecting: true }]);
  await vi.advanceTimersByTimeAsync(PREFETCH_DWELL_MS - 1);
  expect(prefetched()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(prefetched()).toEqual(['/us/in-view']);
});

it("doesn't prefetch links that scroll past", async () => {
  show('/us/passed');
  scroll();
  tell([{ target: link(), isIntersecting: true }]);
  await vi.advanceTimersByTimeAsync(PREFETCH_DWELL_MS - 1);
  tell([{ target: link(), isIntersecting: false }]);
  await vi.advanceTimersByTimeAsync(PREFETCH_DWELL_MS);
  expect(prefetched()).toEqual([]);
});

it('observes the links of the next page after a navigation', () => {
  scroll();
  show('/us/next');
  rendered();
  expect([...observed]).toEqual([link()]);
});
