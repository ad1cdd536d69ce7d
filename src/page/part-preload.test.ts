import { afterEach, expect, it } from 'vitest';
import { preloadPart } from './part-preload.ts';

afterEach(() => document.head.replaceChildren());

const asked = () => [...document.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'));

it('asks for all files at once, and then begins the part', () => {
  expect(preloadPart(asked, ['assets/a.js', 'assets/b.js'])).toEqual(['/assets/a.js', '/assets/b.js']);
  expect(preloadPart(() => 'the part')).toBe('the part');
});
