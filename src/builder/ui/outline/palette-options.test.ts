import { expect, test } from 'vitest';
import type { SiteTemplate } from '../../protocol/template-answers.ts';
import { paletteOptions } from './palette-options.ts';

const TEMPLATES: SiteTemplate[] = [
  { of: 'section', file: 'a', name: 'Three plans', address: '_templates/sections/a', types: ['pricing', 'hero'] },
  { of: 'page', file: 'b', name: 'Page', address: '_templates/pages/b', types: ['pricing'] },
];

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
  templates: TEMPLATES,
  shared: [{ name: 'costs', type: 'pricing', pages: ['a', 'b'] }],
};

const { types, templates, shared } = paletteOptions(SITE, (name) => name.toUpperCase());

test('offers each type with its example', () => {
  expect(types.map(({ added }) => added)).toEqual([
    { section: { type: 'hero', title: 'A' } },
    { section: { type: 'pricing', plans: [1] } },
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
      added: { section: { shared: 'costs' } },
    },
  ]);
});

test('offers the templates of sections', () => {
  expect(templates.map(({ title, purpose, keywords }) => [title, purpose, keywords])).toEqual([
    ['Three plans', 'Template: Prices', 'Prices'],
  ]);
});
