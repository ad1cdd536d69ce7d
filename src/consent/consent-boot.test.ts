import { beforeEach, describe, expect, it, vi } from 'vitest';
import { bootConsent } from './consent-boot.ts';
import { ESSENTIAL, signalsOf } from './consent-signals.ts';

const ALL = { necessary: true, analytics: true, marketing: true, functional: true } as const;

const store = (change: object = {}) =>
  localStorage.setItem(
    'cookie-consent',
    JSON.stringify({ preferences: ALL, timestamp: new Date().toISOString(), version: 2, ...change }),
  );

/** What was put into the queue, in order. */
const commands = () => (window.dataLayer ?? []).map((command) => [...(command as IArguments)]);

const asks = () => document.documentElement.hasAttribute('data-ask');

const DENIED = ['consent', 'default', signalsOf(ESSENTIAL)];
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

describe('the consent part of the script in the head', () => {
  it('denies everything first, and asks a new visitor', () => {
    bootConsent(2);
    expect(commands()).toEqual(DEFAULTS);
    expect(asks()).toBe(true);
  });

  it('passes a stored choice on right after, and does not ask', () => {
    store();
    bootConsent(2);
    expect(commands()).toEqual([DENIED, ['consent', 'update', signalsOf(ALL)], ...SETTINGS]);
    expect(asks()).toBe(false);
  });

  it('queues commands as arguments objects, which is how Google tells them from data', () => {
    bootConsent(2);
    window.gtag?.('event', 'later');
    expect(window.dataLayer?.map(String)).toEqual(Array(4).fill('[object Arguments]'));
  });

  it.each([
    ['for another version of the policy', { version: 1 }],
    ['more than 12 months ago', { timestamp: '2020-01-01T00:00:00.000Z' }],
    ['in another shape', { preferences: 'all' }],
  ])('asks again whoever chose %s', (_when, change) => {
    store(change);
    bootConsent(2);
    expect(commands()).toEqual(DEFAULTS);
    expect(asks()).toBe(true);
  });

  it('keeps marketing denied under Global Privacy Control', () => {
    vi.stubGlobal('navigator', { globalPrivacyControl: true });
    store();
    bootConsent(2);
    expect(commands()[1]).toEqual(['consent', 'update', signalsOf({ ...ALL, marketing: false })]);
    expect(asks()).toBe(false);
  });

  it('asks, and does not throw, where storage is blocked', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(() => bootConsent(2)).not.toThrow();
    expect(asks()).toBe(true);
  });
});
