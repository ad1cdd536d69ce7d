import type { AnyRouter } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startLinks } from './link-behaviour.ts';

const navigate = vi.fn(async ({ href }: { href: string }) => history.pushState(null, '', href));
const scrolled = vi.fn<(options?: ScrollToOptions) => void>();
const state = { isLoading: false };
// Only these of the router are asked.
const router = { navigate, state, subscribe: () => () => undefined } as unknown as AnyRouter;
startLinks(router);

const click = (href: string) => {
  document.body.innerHTML = `<a href="${href}">Go</a>`;
  document.querySelector('a')?.click();
};

beforeEach(() => {
  vi.useFakeTimers();
  navigate.mockClear();
  scrolled.mockClear();
  vi.stubGlobal('scrollTo', scrolled);
  history.replaceState(null, '', '/us/about-me');
});
afterEach(() => {
  vi.useRealTimers();
});

it('navigates, and brings the page to its top 100 ms after that', async () => {
  click('/us/case-studies');
  expect(navigate.mock.calls[0]?.[0].href).toBe('/us/case-studies');
  await vi.advanceTimersByTimeAsync(99);
  expect(scrolled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(scrolled).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
});

it('scrolls to the top at once, without navigating, where the page is open already', () => {
  click('/us/about-me');
  expect(scrolled).toHaveBeenCalledWith({ top: 0 });
  expect(navigate).not.toHaveBeenCalled();
});

it('leaves a page alone whose link was clicked again, and one that was gone back to, while the next is on its way', async () => {
  state.isLoading = true;
  click('/us/about-me');
  state.isLoading = false;
  navigate.mockImplementationOnce(async () => undefined); // Back came first: the address is still the old one
  click('/us/case-studies');
  await vi.advanceTimersByTimeAsync(200);
  expect(scrolled).not.toHaveBeenCalled();
});

it('keeps what else stands in the address, where a link leads to a place on the page that is open', () => {
  history.replaceState(null, '', '/us/about-me?gclid=1');
  click('/us/about-me#main');
  expect(location.pathname + location.search + location.hash).toBe('/us/about-me?gclid=1#main');
  expect(navigate).not.toHaveBeenCalled();
});

it('leaves addresses of the sitemap and other sites to the browser', () => {
  document.addEventListener('click', (event) => event.preventDefault(), { once: true }); // nothing is to be followed here
  click('https://example.com/x');
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  click('/us/sitemap');
  expect(navigate).not.toHaveBeenCalled();
});
