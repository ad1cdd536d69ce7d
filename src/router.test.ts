import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pathOf } from './page/page-request.ts';
import { createSiteRouter } from './router.tsx';
import type { RouterContext } from './routes/root.route.tsx';
import type { LayoutDocument, PageDocument } from './schema/document.ts';

// Only what a test looks at.
const loadPage = vi.fn<RouterContext['loadPage']>(async (request) => ({ path: pathOf(request) }) as PageDocument);
const loadLayout = vi.fn<RouterContext['loadLayout']>(async (code) => ({ region: { code } }) as LayoutDocument);

async function openAt(address: string) {
  const context = { loadPage, loadLayout, rootRegion: () => 'eu' as const, Page: () => null };
  const router = createSiteRouter(context, createMemoryHistory({ initialEntries: [address] }), false);
  await router.load();
  return router;
}
type Router = Awaited<ReturnType<typeof openAt>>;
const dataOf = (router: Router): unknown =>
  Object.assign({}, ...router.state.matches.map(({ loaderData }) => loaderData as object));

beforeEach(() => void vi.clearAllMocks());
afterEach(() => void vi.unstubAllGlobals());

it.each([
  ['/', 'eu', '/'],
  ['/dk', 'dk', '/dk/'],
  ['/dk/about-me', 'dk', '/dk/about-me'],
  ['/us/case-study/one', 'us', '/us/case-study/one'],
  ['/us/google-ads-case-study/one', 'us', '/us/google-ads-case-study/one'],
  ['/nowhere/at/all', 'us', '/us/nowhere/at/all'],
])('loads at %s the layout data of the region %s and the page %s', async (address, code, path) =>
  expect(dataOf(await openAt(address))).toEqual({ layout: { region: { code } }, page: { path } }),
);

it('shows the sitemap at every address that contains its name', async () => {
  vi.stubGlobal('fetch', async () => new Response('<urlset/>'));
  expect(dataOf(await openAt('/us/old/sitemap'))).toMatchObject({ sitemap: '<urlset/>' });
  expect(loadPage).not.toHaveBeenCalled();
});

it('asks for page and layout data side by side', async () => {
  loadLayout.mockReturnValueOnce(new Promise(() => undefined));
  void openAt('/us/about-me');
  await vi.waitFor(() => expect(loadPage).toHaveBeenCalled());
  expect(loadLayout).toHaveBeenCalledExactlyOnceWith('us');
});

it('asks for the layout data at every change of page, so that the query cache can renew it', async () => {
  const router = await openAt('/us/about-me');
  loadLayout.mockResolvedValueOnce({ region: { code: 'us' }, siteName: 'New' } as LayoutDocument);
  await router.navigate({ href: '/us/case-studies' });
  expect(dataOf(router)).toMatchObject({ layout: { siteName: 'New' }, page: { path: '/us/case-studies' } });
});

it('shows no old data when a page is opened again', async () => {
  const router = await openAt('/us/about-me');
  await router.navigate({ href: '/us/case-studies' });
  loadPage.mockResolvedValueOnce({ path: '/us/about-me', name: 'New' } as PageDocument);
  await router.navigate({ href: '/us/about-me' });
  expect(dataOf(router)).toMatchObject({ page: { name: 'New' } });
});
