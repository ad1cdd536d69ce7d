import { beforeEach, describe, expect, it, vi } from 'vitest';
import { toConsentMode, type ConsentPreferences } from './consent-mode.ts';

const ALL: ConsentPreferences = { necessary: true, analytics: true, marketing: true, functional: true };
const NONE: ConsentPreferences = { necessary: true, analytics: false, marketing: false, functional: false };

/** The store of a page whose script has just started. */
async function start(settings: { consentVersion?: number; tagManagerId?: string } = {}) {
  vi.resetModules();
  const [store, { applyConsentDefaults }] = await Promise.all([
    import('./consent-store.ts'),
    import('./consent-defaults.ts'),
  ]);
  const version = settings.consentVersion ?? 1;
  applyConsentDefaults(version);
  store.startConsent({ consentVersion: version, ...settings });
  return store;
}

const stored = () =>
  JSON.parse(localStorage.getItem('cookie-consent') ?? 'null') as {
    preferences: ConsentPreferences;
    version: number;
    timestamp: string;
  } | null;
const updates = () =>
  (window.dataLayer ?? []).map((entry) => [...(entry as IArguments)]).filter(([, kind]) => kind === 'update');
const asks = () => document.documentElement.hasAttribute('data-ask');
const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);

beforeEach(() => {
  localStorage.clear();
  delete window.dataLayer;
  document.documentElement.removeAttribute('data-ask');
});

describe('a choice', () => {
  it.each([
    ['acceptAll', ALL],
    ['acceptEssential', NONE],
  ] as const)('%s is stored, sent and closes the notice', async (answer, preferences) => {
    const store = await start({ consentVersion: 4 });
    expect(asks()).toBe(true);
    store[answer]();
    expect(stored()).toEqual({ preferences, version: 4, timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) });
    expect(updates()).toEqual([['consent', 'update', toConsentMode(preferences)]]);
    expect(asks()).toBe(false);
  });

  it('of single purposes is stored unchanged', async () => {
    const store = await start();
    store.savePreferences({ ...NONE, functional: true });
    expect(stored()?.preferences).toEqual({ ...NONE, functional: true });
  });

  it('takes effect at once when withdrawn: signals and cookies', async () => {
    const store = await start();
    store.acceptAll();
    document.cookie = '_ga=GA1.1.1; path=/';
    document.cookie = '_gcl_au=1; path=/';
    store.reopenNotice();
    expect(asks()).toBe(true);
    store.acceptEssential();
    expect(updates().at(-1)).toEqual(['consent', 'update', toConsentMode(NONE)]);
    expect(document.cookie).not.toMatch(/_ga|_gcl/);
  });

  it('made in another tab applies here, too', async () => {
    await start();
    expect(updates()).toEqual([]);
    localStorage.setItem(
      'cookie-consent',
      JSON.stringify({ preferences: ALL, version: 1, timestamp: new Date().toISOString() }),
    );
    dispatchEvent(new StorageEvent('storage', { key: 'cookie-consent' }));
    expect(updates().at(-1)).toEqual(['consent', 'update', toConsentMode(ALL)]);
    expect(asks()).toBe(false);
  });
});

describe('a reopened notice', () => {
  it('can be closed without changing the choice', async () => {
    const store = await start();
    store.acceptAll();
    store.reopenNotice();
    store.dismissNotice();
    expect(asks()).toBe(false);
    expect(stored()?.preferences).toEqual(ALL);
  });

  it("can't be closed by a visitor who hasn't answered yet", async () => {
    const store = await start();
    store.dismissNotice();
    expect(asks()).toBe(true);
  });
});

describe('Global Privacy Control', () => {
  it('excludes marketing from Accept All', async () => {
    vi.stubGlobal('navigator', { globalPrivacyControl: true });
    const store = await start();
    store.acceptAll();
    expect(updates()).toEqual([['consent', 'update', toConsentMode({ ...ALL, marketing: false })]]);
  });

  it('yields to the details, also on the next visit', async () => {
    vi.stubGlobal('navigator', { globalPrivacyControl: true });
    (await start()).savePreferences({ ...NONE, marketing: true });
    expect(updates().at(-1)?.[2]).toMatchObject({ ad_storage: 'granted' });
    delete window.dataLayer;
    await start();
    expect(updates().at(-1)?.[2]).toMatchObject({ ad_storage: 'granted' });
  });
});

describe('storage that refuses', () => {
  it.each(['setItem', 'removeItem'] as const)('keeps the choice for the visit (%s throws)', async (method) => {
    const store = await start();
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    store.acceptAll();
    expect(asks()).toBe(false);
    expect(updates()).toEqual([['consent', 'update', toConsentMode(ALL)]]);
  });

  it("doesn't keep an older choice instead of a newer one", async () => {
    const store = await start();
    store.acceptAll();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    store.acceptEssential();
    expect(stored()).toBeNull();
  });
});

describe('the tag manager', () => {
  it('is not loaded before consent, nor after a refusal', async () => {
    const store = await start({ tagManagerId: 'GTM-TEST' });
    expect(scripts()).toEqual([]);
    store.acceptEssential();
    store.savePreferences({ ...NONE, functional: true });
    expect(scripts()).toEqual([]);
  });

  it.each(['analytics', 'marketing'] as const)('is loaded once after consent to %s', async (purpose) => {
    const store = await start({ tagManagerId: 'GTM-TEST' });
    store.savePreferences({ ...NONE, [purpose]: true });
    store.acceptAll();
    expect(scripts()).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST']);
    const kinds = (window.dataLayer ?? []).map(
      (entry) => (entry as { event?: string; 1?: unknown }).event ?? (entry as IArguments)[1],
    );
    expect(kinds.indexOf('gtm.js')).toBeGreaterThan(kinds.indexOf('update'));
  });

  it('is loaded for a returning visitor who has consented', async () => {
    (await start()).acceptAll();
    await start({ tagManagerId: 'GTM-TEST' });
    expect(scripts()).toHaveLength(1);
  });

  it('is not loaded without an id', async () => {
    (await start()).acceptAll();
    expect(scripts()).toEqual([]);
  });

  it('logs nothing if it is blocked', async () => {
    (await start({ tagManagerId: 'GTM-TEST' })).acceptAll();
    document.querySelector('script')?.dispatchEvent(new Event('error'));
    expect(scripts()).toEqual([]);
  });
});
