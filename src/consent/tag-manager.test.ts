import { afterEach, expect, it, vi } from 'vitest';

const ALLOWED = { necessary: true, analytics: true, marketing: false, functional: false } as const;

afterEach(() => {
  vi.resetModules();
  document.head.replaceChildren();
});

const start = async (id: string) => (await import('./tag-manager.ts')).startTagManager(id, ALLOWED);
const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);

it('loads the tag manager of its one host', async () => {
  await start('GTM-ABC123');
  expect(scripts()).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-ABC123']);
});

it('asks for its Trusted Types policy only when it is allowed to load', async () => {
  const createPolicy = vi.fn((_name: string, rules: object) => rules);
  vi.stubGlobal('trustedTypes', { createPolicy });
  await import('./tag-manager.ts');
  expect(createPolicy).not.toHaveBeenCalled();
  await start('GTM-ABC123');
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['tag-manager']);
});

it('loads nothing from an address that is not the tag manager’s', async () => {
  await expect(start('GTM-1&url=https://evil.example')).rejects.toThrow(TypeError);
  expect(scripts()).toEqual([]);
});
