import { expect, it } from 'vitest';
import { MODEL } from '../../../tests/support/minimal-model.ts';
import { fieldName } from '../diagnostics/diagnostic.ts';
import { withoutUnusedKeys } from './unused-keys.ts';

const clean = (value: unknown, file = 'content/site.yaml') => {
  const { data, findings } = withoutUnusedKeys(file, value, MODEL.regions);
  return [data, ...findings.map(({ path = [], message }) => `${fieldName(path)}  ${message}`)];
};

it('takes out and names values of regions and languages that are gone', () => {
  expect(clean({ plans: [{ price: { us: 1, eu: 2, dk: 3, se: 4 } }] })).toEqual([
    { plans: [{ price: { us: 1, eu: 2, dk: 3 } }] },
    'plans[0].price.se  "se" is unused: the site has no such region.',
  ]);
  expect(clean({ title: { en: 'A', sv: 'B', da: 'C' } })).toEqual([
    { title: { en: 'A', da: 'C' } },
    'title.sv  "sv" is unused: no region of the site speaks Swedish.',
  ]);
});

it('keeps a key that may be a typo, because a region or language lacks its value', () => {
  for (const value of [
    { us: 1, eu: 2, dd: 3 },
    { en: 'A', sv: 'B' },
    { en: 'A', da: 'B', dk: 'C' },
    { id: 'a', to: '/b' },
  ])
    expect(clean(value)).toEqual([value]);
});

it('keeps the regions themselves', () => {
  const regions = { us: {}, eu: {}, dk: {}, se: {} };
  expect(clean(regions, 'content/regions.yaml')).toEqual([regions]);
});
