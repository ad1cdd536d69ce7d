import { beforeEach, expect, it, vi } from 'vitest';
import { reloadOnce } from './reload-once.ts';

const reload = vi.fn<() => void>();
const at = (href: string) => vi.stubGlobal('location', { href, reload });

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
});

it('reloads a page only once', () => {
  at('https://example.com/us/');
  expect([reloadOnce(), reloadOnce(), reloadOnce()]).toEqual([true, false, false]);
  expect(reload).toHaveBeenCalledOnce();
});

it('remembers it after another page was reloaded', () => {
  for (const path of ['us/', 'dk/', 'us/']) {
    at(`https://example.com/${path}`);
    reloadOnce();
  }
  expect(reload).toHaveBeenCalledTimes(2);
});

it.each<[string, () => void]>([
  ['offline', () => void vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
  [
    'where storage is blocked',
    () =>
      void vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
        throw new DOMException('blocked', 'SecurityError');
      }),
  ],
])('loads nothing again %s', (_when, sabotage) => {
  sabotage();
  at('https://example.com/us/');
  expect(reloadOnce()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
