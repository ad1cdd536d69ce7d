import { expect, it } from 'vitest';
import { textDirection } from './text-direction.ts';

it.each([
  ['en-US', 'ltr'],
  ['da-DK', 'ltr'],
  ['el', 'ltr'],
  ['ar-EG', 'rtl'],
  ['he', 'rtl'],
  ['fa-IR', 'rtl'],
  ['ur', 'rtl'],
  ['dv', 'rtl'],
  ['az', 'ltr'],
  ['az-Arab', 'rtl'],
  ['ur-Latn', 'ltr'],
])('writes %s %s', (locale, expected) => {
  expect(textDirection(locale)).toBe(expected);
});
