import { beforeEach, describe, expect, it, vi } from 'vitest';
import { applyConsentDefaults } from './consent-defaults.ts';
import { ESSENTIAL, toConsentMode } from './consent-mode.ts';

const ALL = { necessary: true, analytics: true, marketing: true, functional: true } as const;

const store = (change: object = {}) =>
  localStorage.setItem(
    'cookie-consent',
    JSON.stringify({ preferences: ALL, timestamp: new Date().toISOString(), version: 2, ...change }),
  );

/** The entries of the data layer, in order. */
const commands = () => (window.dataLayer ?? []).map((command) => [...(command as IArguments)]);

const asks = () => document.documentElement.hasAttribute('data-ask');

const DENIED = ['consent', 'default', toConsentMode(ESSENTIAL)];
const SETTINGS = [
  ['set', 'ads_data_redaction', true],
  ['set', 'url_passthrough', false],
];
const DEFAULTS = [DENIED, ...SETTINGS];

beforeEach(() => {
  localStorage.clear();
  delete window.dataLayer;
  delete window.gtag;
  document.documentElement.removeAttribute('data-ask');
});

describe('the consent part of the head script', () => {
  it('denies everything first, and asks a new visitor', () => {
    applyConsentDefaults(2);
    expect(commands()).toEqual(DEFAULTS);
    expect(asks()).toBe(true);
  });

  it("applies a stored choice right after, and doesn't ask", () => {
    store();
    applyConsentDefaults(2);
    expect(commands()).toEqual([DENIED, ['consent', 'update', toConsentMode(ALL)], ...SETTINGS]);
    expect(asks()).toBe(false);
  });

  it('queues commands as arguments objects, which Google distinguishes from data', () => {
    applyConsentDefaults(2);
    window.gtag?.('event', 'later');
    expect(window.dataLayer?.map(String)).toEqual(Array(4).fill('[object Arguments]'));
  });

  it.each([
    ['for another version of the policy', { version: 1 }],
    ['more than 12 months ago', { timestamp: '2020-01-01T00:00:00.000Z' }],
    ['in another shape', { preferences: 'all' }],
  ])('asks again after a choice %s', (_when, change) => {
    store(change);
    applyConsentDefaults(2);
    expect(commands()).toEqual(DEFAULTS);
    expect(asks()).toBe(true);
  });

  it('keeps marketing denied under Global Privacy Control', () => {
    vi.stubGlobal('navigator', { globalPrivacyControl: true });
    store();
    applyConsentDefaults(2);
    expect(commands()[1]).toEqual(['consent', 'update', toConsentMode({ ...ALL, marketing: false })]);
    expect(asks()).toBe(false);
  });

  it("asks, and doesn't throw, if storage is blocked", () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(() => applyConsentDefaults(2)).not.toThrow();
    expect(asks()).toBe(true);
  });
});
