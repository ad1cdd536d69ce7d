import { expect, it } from 'vitest';
import { elementId } from './element-id.ts';

it('makes an id from a name in either language', () => {
  expect(elementId('package', 'Complete setup')).toBe('package-complete-setup');
  expect(elementId('package', '3 måneders drift (ny)')).toBe('package-3-måneders-drift-ny');
});
