import { beforeEach, describe, expect, it, vi } from 'vitest';
import { lookUpRegion } from './visitor-region.ts';
import { REGIONS } from '../../tests/support/regions.ts';

const COUNTRIES = { US: 'us', DK: 'dk', ES: 'eu' };
const answerWith = (body: string, status = 200) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(body, { status })),
  );

describe('the region of a visitor', () => {
  it.each([
    ['DK', 'dk'],
    ['US', 'us'],
    ['ES', 'eu'],
    ['dk', 'dk'],
    ['JP', 'us'],
  ])('from %s is %s', async (country, region) => {
    answerWith(JSON.stringify({ country_code: country }));
    expect(await lookUpRegion({ endpoint: '/country', countries: COUNTRIES }, REGIONS)).toBe(region);
  });

  it.each([
    ['HTML', '<html>', 200],
    ['429', '{"country_code":"DK"}', 429],
    ['no code', '{}', 200],
    ['null', 'null', 200],
    ['a number', '{"country_code":45}', 200],
    ['the name of an object’s own field', '{"country_code":"constructor"}', 200],
  ])('is us if the answer is %s', async (_name, body, status) => {
    answerWith(body, status);
    expect(await lookUpRegion({ endpoint: '/country', countries: COUNTRIES }, REGIONS)).toBe('us');
  });

  it('is us if the network fails', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => Promise.reject(new TypeError('offline'))),
    );
    expect(await lookUpRegion({ endpoint: '/country', countries: COUNTRIES }, REGIONS)).toBe('us');
  });

  it('asks for JSON and gives up after 3 seconds', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    answerWith('{}');
    await lookUpRegion({ endpoint: '/country', countries: COUNTRIES }, REGIONS);
    expect(timeout).toHaveBeenCalledWith(3000);
    expect(vi.mocked(fetch).mock.calls[0]?.[1]?.headers).toEqual({ Accept: 'application/json' });
  });
});

describe('storage', () => {
  beforeEach(() => vi.resetModules());

  it('keeps the region for the session, or for the page if storage is blocked', async () => {
    const first = await import('./visitor-region.ts');
    first.rememberRegion('dk', 'chosen');
    expect({ ...sessionStorage }).toEqual({ region: 'dk' });
    vi.resetModules();
    expect((await import('./visitor-region.ts')).rememberedRegion(REGIONS)).toBe('dk');
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    vi.resetModules();
    const blocked = await import('./visitor-region.ts');
    expect(blocked.rememberedRegion(REGIONS)).toBeUndefined();
    blocked.rememberRegion('eu', 'found');
    expect(blocked.rememberedRegion(REGIONS)).toBe('eu');
  });

  it('stores a detected region under its own key, never as the visitor’s choice', async () => {
    sessionStorage.clear();
    const { rememberRegion, rememberedRegion } = await import('./visitor-region.ts');
    rememberRegion('dk', 'found');
    expect({ ...sessionStorage }).toEqual({ 'region-found': 'dk' });
    rememberRegion('eu', 'chosen');
    expect({ ...sessionStorage }).toEqual({ region: 'eu' });
    rememberRegion('us', 'found');
    expect({ ...sessionStorage }).toEqual({ 'region-found': 'us' });
    expect(rememberedRegion(REGIONS)).toBe('us');
  });
});
