import { expect, test } from 'vitest';
import { uniqueName } from './unique-name.ts';

test('numbers a name that is taken', () => {
  expect(uniqueName('pricing', [])).toBe('pricing');
  expect(uniqueName('pricing', ['pricing'])).toBe('pricing-2');
  expect(uniqueName('pricing-2', ['pricing', 'pricing-2'])).toBe('pricing-3');
});
