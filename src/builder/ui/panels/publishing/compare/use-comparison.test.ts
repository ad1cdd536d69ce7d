import { expect, it } from 'vitest';
import { comparedRegion } from './use-comparison.ts';

it('compares the region that was chosen, then one that the frames show, if it differs', () => {
  const differing = [{ code: 'us' }, { code: 'dk' }];
  expect(comparedRegion(differing, [undefined, 'dk'])).toBe('dk');
  expect(comparedRegion(differing, ['us', 'dk'])).toBe('us');
  expect(comparedRegion(differing, [undefined, 'eu'])).toBe('us');
  expect(comparedRegion([], [undefined])).toBe('');
});
