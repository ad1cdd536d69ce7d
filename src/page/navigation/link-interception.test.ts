import { beforeEach, expect, it, vi } from 'vitest';
import { interceptLinks } from './link-interception.ts';
import type { PageNavigation } from './page-navigation.ts';

const open = vi.fn<PageNavigation['open']>(async () => undefined);
const scrolled = vi.fn<(options?: ScrollToOptions) => void>();
let isLoading = false;
interceptLinks({ open, prefetch: () => undefined, isLoading: () => isLoading });

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

it('opens another page of this site, and marks the link as busy', () => {
  click('/us/case-studies?tag=B2B#main');
  const control = document.querySelector('a') ?? undefined;
  expect(open).toHaveBeenCalledExactlyOnceWith('/us/case-studies?tag=B2B#main', { control });
});

it('scrolls to the top, without navigating, on a link to the current page', () => {
  click('/us/about-me');
  expect(scrolled).toHaveBeenCalledWith({ top: 0 });
  expect(open).not.toHaveBeenCalled();
});

it('ignores a second click on a link whose page is loading', () => {
  isLoading = true;
  click('/us/about-me');
  isLoading = false;
  expect(scrolled).not.toHaveBeenCalled();
});

it('keeps the query on a link to an anchor on the current page', () => {
  history.replaceState(null, '', '/us/about-me?gclid=1');
  click('/us/about-me#main');
  expect(location.pathname + location.search + location.hash).toBe('/us/about-me?gclid=1#main');
  expect(open).not.toHaveBeenCalled();
});

it('leaves links to the sitemap and other sites to the browser', () => {
  for (const href of ['https://example.com/x', '/us/sitemap']) {
    document.addEventListener('click', (event) => event.preventDefault(), { once: true }); // jsdom can't navigate
    click(href);
  }
  expect(open).not.toHaveBeenCalled();
});
