import { beforeEach, expect, it, vi } from 'vitest';
import { startLinks } from './link-behaviour.ts';
import type { PageNavigation } from './page-navigation.ts';

const open = vi.fn<PageNavigation['open']>(async () => undefined);
const scrolled = vi.fn<(options?: ScrollToOptions) => void>();
let isLoading = false;
startLinks({ open, prefetch: () => undefined, isLoading: () => isLoading });

const click = (href: string) => {
  document.body.innerHTML = `<a href="${href}">Go</a>`;
  document.querySelector('a')?.click();
};

beforeEach(() => {
  open.mockClear();
  scrolled.mockClear();
  vi.stubGlobal('scrollTo', scrolled);
  history.replaceState(null, '', '/us/about-me');
});

it('opens another page of this site, and shows at the link that it is on its way', () => {
  click('/us/case-studies?tag=B2B#main');
  const control = document.querySelector('a') ?? undefined;
  expect(open).toHaveBeenCalledExactlyOnceWith('/us/case-studies?tag=B2B#main', { control });
});

it('scrolls to the top at once, without navigating, where the page is open already', () => {
  click('/us/about-me');
  expect(scrolled).toHaveBeenCalledWith({ top: 0 });
  expect(open).not.toHaveBeenCalled();
});

it('leaves a page alone whose link was clicked again while the next one is on its way', () => {
  isLoading = true;
  click('/us/about-me');
  isLoading = false;
  expect(scrolled).not.toHaveBeenCalled();
});

it('keeps the query of the address, where a link leads to an anchor on the page that is open', () => {
  history.replaceState(null, '', '/us/about-me?gclid=1');
  click('/us/about-me#main');
  expect(location.pathname + location.search + location.hash).toBe('/us/about-me?gclid=1#main');
  expect(open).not.toHaveBeenCalled();
});

it('leaves addresses of the sitemap and other sites to the browser', () => {
  for (const href of ['https://example.com/x', '/us/sitemap']) {
    document.addEventListener('click', (event) => event.preventDefault(), { once: true }); // jsdom can't navigate
    click(href);
  }
  expect(open).not.toHaveBeenCalled();
});
