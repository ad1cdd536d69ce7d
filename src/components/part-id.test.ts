import { expect, it } from 'vitest';
import { partId } from './part-id.ts';

it('makes an id of a name in either language', () => {
  expect(partId('package', 'Complete setup')).toBe('package-complete-setup');
  expect(partId('package', '3 måneders drift (ny)')).toBe('package-3-måneders-drift-ny');
});
