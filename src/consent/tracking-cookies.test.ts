import { expect, it, vi } from 'vitest';
import { ESSENTIAL } from './consent-signals.ts';
import { removalsOf, removeTrackingCookies } from './tracking-cookies.ts';

const COOKIES = '_ga=GA1.1.1; _ga_ABC123=GS1; session=keep; _gcl_au=1.1; my_ga=keep';
const named = (lines: string[]) => [...new Set(lines.map((line) => line.split('=')[0]))];

it('removes the cookies of both purposes from who allows neither', () => {
  expect(named(removalsOf(COOKIES, 'example.com', ESSENTIAL))).toEqual(['_ga', '_ga_ABC123', '_gcl_au']);
});

it('leaves alone what is allowed', () => {
  expect(named(removalsOf(COOKIES, 'example.com', { ...ESSENTIAL, analytics: true }))).toEqual(['_gcl_au']);
  expect(removalsOf(COOKIES, 'example.com', { ...ESSENTIAL, analytics: true, marketing: true })).toEqual([]);
});

it('removes for the host and every domain above it', () => {
  expect(removalsOf('_ga=1', 'shop.www.example.com', ESSENTIAL)).toEqual([
    '_ga=; max-age=0; path=/',
    '_ga=; max-age=0; path=/; domain=shop.www.example.com',
    '_ga=; max-age=0; path=/; domain=www.example.com',
    '_ga=; max-age=0; path=/; domain=example.com',
  ]);
  expect(removalsOf('_ga=1', 'localhost', ESSENTIAL)).toEqual(['_ga=; max-age=0; path=/']);
});

it('takes them out of the browser, and no others', () => {
  document.cookie = '_ga=GA1.1.1; path=/';
  document.cookie = '_gcl_au=1; path=/';
  document.cookie = 'session=keep; path=/';
  removeTrackingCookies(ESSENTIAL);
  expect(document.cookie).toBe('session=keep');
});

it('does nothing where the page may not have cookies', () => {
  const refuse = () => {
    throw new DOMException('The document is sandboxed.', 'SecurityError');
  };
  const read = vi.spyOn(document, 'cookie', 'get').mockImplementation(refuse);
  vi.spyOn(document, 'cookie', 'set').mockImplementation(refuse);
  expect(() => removeTrackingCookies(ESSENTIAL)).not.toThrow();
  expect(read).toHaveBeenCalledOnce();
});
