import { expect, test } from 'vitest';
import { paletteOptions } from './palette-options.ts';

const SITE = {
  sectionTypes: [
    {
      type: 'hero',
      title: 'Hero',
      description: 'The first picture; not a list of prices.',
      example: { title: 'A' } as Record<string, string>,
    },
    {
      type: 'pricing',
      title: 'Prices',
      description: 'What it costs.',
      keywords: 'spørgsmål',
      picture: '/p.png',
      example: { plans: [1] },
    },
  ],
  files: [],
  shared: [{ name: 'costs', type: 'pricing', pages: ['a', 'b'] }],
};

const { types, shared } = paletteOptions(SITE, (name) => name.toUpperCase());

test('offers each type with its example', () => {
  expect(types.map(({ section }) => section)).toEqual([
    { type: 'hero', title: 'A' },
    { type: 'pricing', plans: [1] },
  ]);
});

test('offers shared sections with the picture of their type and the number of their pages', () => {
  expect(shared).toEqual([
    {
      key: 'shared costs',
      title: 'COSTS',
      purpose: 'Shown on 2 pages. A change on one is a change on all.',
      keywords: '',
      standsInFor: '',
      picture: '/p.png',
      section: { shared: 'costs' },
    },
  ]);
});
