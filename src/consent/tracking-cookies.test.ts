import { expect, it, vi } from 'vitest';
import { ESSENTIAL } from './consent-mode.ts';
import { removalsOf, removeTrackingCookies } from './tracking-cookies.ts';

const COOKIES = '_ga=GA1.1.1; _ga_ABC123=GS1; session=keep; _gcl_au=1.1; my_ga=keep';
const named = (lines: string[]) => [...new Set(lines.map((line) => line.split('=')[0]))];

it('removes the cookies of both purposes if neither is allowed', () => {
  expect(named(removalsOf(COOKIES, 'example.com', ESSENTIAL))).toEqual(['_ga', '_ga_ABC123', '_gcl_au']);
});

it('assigns cookies to purposes, also with a common prefix', () => {
  const cookies = '_ga_ABC123=1; _gid=1; _gac_UA-1=1; _gcl_gb=1; _gcl_ag=1; _game=keep';
  const analytics = ['_ga_ABC123', '_gid'];
  const marketing = ['_gac_UA-1', '_gcl_gb', '_gcl_ag'];
  expect(named(removalsOf(cookies, 'localhost', { ...ESSENTIAL, marketing: true }))).toEqual(analytics);
  expect(named(removalsOf(cookies, 'localhost', { ...ESSENTIAL, analytics: true }))).toEqual(marketing);
});

it('keeps cookies that are allowed', () => {
  expect(named(removalsOf(COOKIES, 'example.com', { ...ESSENTIAL, analytics: true }))).toEqual(['_gcl_au']);
  expect(removalsOf(COOKIES, 'example.com', { ...ESSENTIAL, analytics: true, marketing: true })).toEqual([]);
});

it('removes cookies of the host and every parent domain', () => {
  expect(removalsOf('_ga=1', 'shop.www.example.com', ESSENTIAL)).toEqual([
    '_ga=; max-age=0; path=/',
    '_ga=; max-age=0; path=/; domain=shop.www.example.com',
    '_ga=; max-age=0; path=/; domain=www.example.com',
    '_ga=; max-age=0; path=/; domain=example.com',
  ]);
  expect(removalsOf('_ga=1', 'localhost', ESSENTIAL)).toEqual(['_ga=; max-age=0; path=/']);
});

it('removes them from the browser, and no others', () => {
  document.cookie = '_ga=GA1.1.1; path=/';
  document.cookie = '_gcl_au=1; path=/';
  document.cookie = 'session=keep; path=/';
  removeTrackingCookies(ESSENTIAL);
  expect(document.cookie).toBe('session=keep');
});

it('does nothing if cookies are blocked', () => {
  const refuse = () => {
    throw new DOMException('The document is sandboxed.', 'SecurityError');
  };
  const read = vi.spyOn(document, 'cookie', 'get').mockImplementation(refuse);
  vi.spyOn(document, 'cookie', 'set').mockImplementation(refuse);
  expect(() => removeTrackingCookies(ESSENTIAL)).not.toThrow();
  expect(read).toHaveBeenCalledOnce();
});
