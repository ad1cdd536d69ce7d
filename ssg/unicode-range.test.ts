import { expect, it } from 'vitest';
import { patternOfUnicodeRange } from './unicode-range.ts';

it('finds single characters and intervals', () => {
  const pattern = patternOfUnicodeRange('U+5B-5E, u+e9,U+1F600');
  for (const text of ['a[b', '^', 'café', '😀']) expect(pattern.test(text)).toBe(true);
  for (const text of ['abc', '_', 'Z', 'è', '']) expect(pattern.test(text)).toBe(false);
});

it('knows the angle brackets by how HTML escapes them', () => {
  expect(patternOfUnicodeRange('U+3C').test('1 &lt; 2')).toBe(true);
  expect(patternOfUnicodeRange('U+3C').test('2 &gt; 1')).toBe(false);
  expect(patternOfUnicodeRange('U+30-40').test('2 &gt; 1')).toBe(true);
  expect(patternOfUnicodeRange('U+A1').test('1 &lt; 2')).toBe(false);
});
