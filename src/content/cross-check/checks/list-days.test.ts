import { expect, it } from 'vitest';
import { z } from 'zod';
import { MODEL } from '../../../../tests/support/minimal-model.ts';
import { reference } from '../../../schema/reference.ts';
import { regional } from '../../../schema/regional.ts';
import { schedule } from '../../../schema/schedule.ts';
import { sectionDays } from './list-days.ts';

const cases = z.union([z.array(reference('cases')), regional(z.array(reference('cases')))]).optional();
const voices = z.array(z.strictObject({ name: z.string(), ...schedule() })).optional();
const schema = z.strictObject({ cases, voices });
const days = new Map([
  ['later', { visibleFrom: '2026-12-08' }],
  ['draft', { draft: true }],
]);
const daysOf = (fields: object, region: 'us' | 'dk' = 'us') =>
  sectionDays(
    schema,
    fields,
    {},
    {
      region,
      regions: MODEL.regions,
      entryDays: (collection, id) => (collection === 'cases' ? days.get(id) : undefined),
    },
  );

it.each<[string, object, object[]]>([
  ['no list', {}, [{}]],
  ['one item that is always shown', { cases: ['later', 'always'] }, [{}]],
  ['items that are not', { cases: ['later', 'draft'] }, [{ visibleFrom: '2026-12-08', draft: false }, { draft: true }]],
  [
    'items with days',
    { voices: [{ name: 'A', visibleUntil: '2026-12-01' }] },
    [{ visibleUntil: '2026-12-01', draft: false }],
  ],
  ['what is no list', { cases: 'later' }, [{}]],
])('knows when a section has something to show: %s', (_name, fields, shown) => {
  expect(daysOf(fields)).toEqual(shown);
});

it('looks at the list of the region', () => {
  const fields = { cases: { us: ['draft'], eu: ['always'], dk: ['always'] } };
  expect(daysOf(fields)).toEqual([{ draft: true }]);
  expect(daysOf(fields, 'dk')).toEqual([{}]);
});
