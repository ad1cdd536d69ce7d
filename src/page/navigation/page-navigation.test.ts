import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { layoutOf } from '../../../tests/support/example-props.ts';
import { SLOW_NETWORK_MS } from '../../components/with-timeout.ts';
import { createPageNavigation, type Application } from './page-navigation.ts';
import { showToast } from '../../contact/toast/toast-store.ts';

vi.mock(import('../../contact/toast/toast-store.ts'), async (original) => ({
  ...(await original()),
  showToast: vi.fn(),
}));

const layout = await layoutOf('us');
const currentPage = () => ({ path: '/us/', layout, contactHref: '#contact' });

const assign = vi.fn<(href: string) => void>();
const scrolled = vi.fn<(options: ScrollToOptions) => void>();
const prepare = vi.fn<Application['prepare']>();
const navigate = vi.fn<Application['navigate']>();
const application: Application = { prepare, navigate };
const preloadPage = vi.fn<(href: string) => Promise<void>>();

const create = (loadApplication = () => Promise.resolve(application)) =>
  createPageNavigation({ loadApplication, preloadPage, currentPage });

beforeEach(() => {
  vi.useFakeTimers();
  prepare.mockReset().mockResolvedValue();
  navigate.mockReset().mockImplementation(async (href) => history.replaceState(null, '', href));
  preloadPage.mockReset().mockResolvedValue();
  assign.mockClear();
  scrolled.mockClear();
  vi.mocked(showToast).mockClear();
  vi.stubGlobal('scrollTo', scrolled);
  vi.stubGlobal('location', { pathname: '/us/', assign });
  vi.stubGlobal('fetch', async () => new Response(null, { status: 500 }));
});
afterEach(() => void vi.useRealTimers());

it('prepares a page before the URL changes, and scrolls to the top again after 100 ms', async () => {
  const order: string[] = [];
  prepare.mockImplementation(async () => void order.push('prepare'));
  navigate.mockImplementation(async () => void order.push('navigate'));
  await create().open('/us/about-me');
  expect(order).toEqual(['prepare', 'navigate']);
  await vi.advanceTimersByTimeAsync(99);
  expect(scrolled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(scrolled).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' });
});

it('preloads a page in parallel with the application, which reports a failure', async () => {
  let arrive = (_application: Application): void => undefined;
  preloadPage.mockRejectedValue(new TypeError('Failed to fetch'));
  const opening = create(() => new Promise((resolve) => (arrive = resolve))).open('/us/about-me');
  expect(preloadPage).toHaveBeenCalledExactlyOnceWith('/us/about-me');
  arrive(application);
  await opening;
  expect(navigate).toHaveBeenCalledOnce();
  expect(showToast).not.toHaveBeenCalled();
});

it('marks the pressed control as busy until the page is open', async () => {
  const control = document.createElement('a');
  const opening = create().open('/us/about-me', { control });
  expect(control.getAttribute('aria-busy')).toBe('true');
  await opening;
  expect(control.hasAttribute('aria-busy')).toBe(false);
  expect(control.dataset['pending']).toBeUndefined();
});

it('opens the last of several pages', async () => {
  const navigation = create();
  await Promise.all([navigation.open('/us/about-me'), navigation.open('/us/case-studies')]);
  expect(navigate.mock.calls.map(([href]) => href)).toEqual(['/us/case-studies']);
});

it('stays on the previous page after Back during a navigation', async () => {
  let arrive = (): void => undefined;
  prepare.mockImplementation(() => new Promise((resolve) => (arrive = resolve)));
  const opening = create().open('/us/about-me');
  await vi.advanceTimersByTimeAsync(0);
  dispatchEvent(new PopStateEvent('popstate'));
  arrive();
  await opening;
  expect(navigate).not.toHaveBeenCalled();
  expect(assign).not.toHaveBeenCalled();
});

it.each<[string, () => Promise<Application>]>([
  ['the code of the application', () => new Promise(() => undefined)],
  ['the data of the page', async () => ({ ...application, prepare: () => new Promise(() => undefined) })],
])('lets the browser load the page where %s takes too long', async (_what, loadApplication) => {
  void create(loadApplication).open('/us/about-me');
  await vi.advanceTimersByTimeAsync(SLOW_NETWORK_MS - 1);
  expect(assign).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(assign).toHaveBeenCalledExactlyOnceWith('/us/about-me');
});

it('lets the browser load the page if the application fails and the site answers', async () => {
  await create(() => Promise.reject(new TypeError('gone'))).open('/us/about-me');
  expect(assign).toHaveBeenCalledExactlyOnceWith('/us/about-me');
  expect(showToast).not.toHaveBeenCalled();
});

it.each([
  ['the browser is offline', () => void vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
  ['nothing answers', () => void vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))],
])('keeps the page that is open, with a message, where %s', async (_when, disconnect) => {
  disconnect();
  prepare.mockRejectedValue(new TypeError('Failed to fetch'));
  await create().open('/us/about-me');
  expect(assign).not.toHaveBeenCalled();
  expect(navigate).not.toHaveBeenCalled();
  expect(showToast).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ kind: 'error', title: layout.dictionary.page.unreachableTitle }),
  );
});

it('ignores a failed prefetch', async () => {
  prepare.mockRejectedValue(new TypeError('Failed to fetch'));
  create().prefetch('/us/about-me');
  await vi.advanceTimersByTimeAsync(0);
  expect(showToast).not.toHaveBeenCalled();
});
