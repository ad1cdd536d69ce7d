import { expect, test } from 'vitest';
import { nameFromTitle, uniqueName } from './unique-name.ts';

test('numbers a name that is taken', () => {
  expect(uniqueName('pricing', [])).toBe('pricing');
  expect(uniqueName('pricing', ['pricing'])).toBe('pricing-2');
  expect(uniqueName('pricing-2', ['pricing', 'pricing-2'])).toBe('pricing-3');
});

test('makes a name of a title', () => {
  expect(nameFromTitle('What’s it cost? 100 % café')).toBe('whats-it-cost-100-cafe');
  expect(nameFromTitle('24 hours')).toBe('hours');
  expect(nameFromTitle('???')).toBe('section');
});
