import { afterEach, expect, it, vi } from 'vitest';
import type { ConsentPreferences } from './consent-mode.ts';

const ALLOWED = { necessary: true, analytics: true, marketing: false, functional: false } as const;

afterEach(() => {
  vi.resetModules();
  document.head.replaceChildren();
});

const start = async (id: string, allowed: ConsentPreferences = ALLOWED) =>
  (await import('./tag-manager.ts')).startTagManager(id, allowed);
const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);

it('loads Tag Manager from its only host', async () => {
  await start('GTM-ABC123');
  expect(scripts()).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-ABC123']);
});

it.each([
  [true, true, 1],
  [true, false, 1],
  [false, true, 1],
  [false, false, 0],
])(
  'with analytics %s and marketing %s loads it %d times, as the privacy policy says',
  async (analytics, marketing, times) => {
    await start('GTM-ABC123', { necessary: true, analytics, marketing, functional: true });
    expect(scripts()).toHaveLength(times);
  },
);

it('creates its Trusted Types policy only when it is allowed to load', async () => {
  const createPolicy = vi.fn((_name: string, rules: object) => rules);
  vi.stubGlobal('trustedTypes', { createPolicy });
  await import('./tag-manager.ts');
  expect(createPolicy).not.toHaveBeenCalled();
  await start('GTM-ABC123');
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['tag-manager']);
});

it('loads nothing from another URL', async () => {
  await expect(start('GTM-1&url=https://evil.example')).rejects.toThrow(TypeError);
  expect(scripts()).toEqual([]);
});
