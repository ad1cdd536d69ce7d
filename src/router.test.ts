import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pagePath } from './page/loading/page-key.ts';
import { createSiteRouter } from './router.tsx';
import type { RouterContext } from './routes/root.route.tsx';
import type { LayoutData, PageData } from './schema/page-data.ts';
import { REGIONS } from '../tests/support/regions.ts';

// Only the fields that a test reads.
const loadPage = vi.fn<RouterContext['loadPage']>(async (request) => ({ path: pagePath(request) }) as PageData);
const loadLayout = vi.fn<RouterContext['loadLayout']>(async (code) => ({ region: { code } }) as LayoutData);

async function openAt(address: string) {
  const context = { loadPage, loadLayout, rootRegion: () => 'eu' as const, Page: () => null };
  const router = createSiteRouter(context, {
    history: createMemoryHistory({ initialEntries: [address] }),
    layout: {
      regions: REGIONS.codes.map((code) => ({ code })) as LayoutData['regions'],
      entryPages: [{ path: 'case-study' }, { path: 'ppc/cases' }],
    },
  });
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
  ['/us/ppc/cases/one', 'us', '/us/ppc/cases/one'],
  ['/nowhere/at/all', 'us', '/us/nowhere/at/all'],
])('loads at %s the layout data of the region %s and the page %s', async (address, code, path) =>
  expect(dataOf(await openAt(address))).toEqual({ layout: { region: { code } }, page: { path } }),
);

it.each([
  ['/us/case-study/one', { region: 'us', slug: 'one' }],
  ['/dk/ppc/cases/one', { region: 'dk', slug: 'one' }],
])('reads region and entry from %s, below each path from the content', async (address, params) =>
  expect((await openAt(address)).state.matches.at(-1)?.params).toMatchObject(params),
);

it.each(['/us/case-study', '/us/google-ads-case-study/one', '/us/case-study/one/two'])(
  "doesn't match %s as an entry",
  async (address) => expect((await openAt(address)).state.matches.at(-1)?.params).not.toHaveProperty('slug'),
);

it('shows the sitemap at every path that contains its name', async () => {
  vi.stubGlobal('fetch', async () => new Response('<urlset/>'));
  expect(dataOf(await openAt('/us/old/sitemap'))).toMatchObject({ sitemap: '<urlset/>' });
  expect(loadPage).not.toHaveBeenCalled();
});

it('requests page and layout data in parallel', async () => {
  loadLayout.mockReturnValueOnce(new Promise(() => undefined));
  void openAt('/us/about-me');
  await vi.waitFor(() => expect(loadPage).toHaveBeenCalled());
  expect(loadLayout).toHaveBeenCalledExactlyOnceWith('us');
});

it('requests the layout data on every navigation, so that the query cache can renew it', async () => {
  const router = await openAt('/us/about-me');
  loadLayout.mockResolvedValueOnce({ region: { code: 'us' }, siteName: 'New' } as LayoutData);
  await router.navigate({ href: '/us/case-studies' });
  expect(dataOf(router)).toMatchObject({ layout: { siteName: 'New' }, page: { path: '/us/case-studies' } });
});

it('shows no stale data when a page is opened again', async () => {
  const router = await openAt('/us/about-me');
  await router.navigate({ href: '/us/case-studies' });
  loadPage.mockResolvedValueOnce({ path: '/us/about-me', name: 'New' } as PageData);
  await router.navigate({ href: '/us/about-me' });
  expect(dataOf(router)).toMatchObject({ page: { name: 'New' } });
});
