import { expect, it } from 'vitest';
import type { SiteOverview } from '../../protocol/answers.ts';
import { nameOfTarget } from './names.ts';
import type { PageTarget } from './text-index.ts';

const FILE = 'content/case-studies/shop.yaml';
const site = {
  languages: [{ code: 'en', name: 'English' }],
  regions: [{ code: 'us' }],
  sectionTypes: [{ type: 'client-cases', title: 'Client cases' }],
} as unknown as SiteOverview; // the rest doesn't count here
const trace = { sections: [{ type: 'client-cases', field: { file: 'home.yaml', path: ['sections', 0] } }], texts: [] };
const file = {
  file: FILE,
  data: { logoUrl: '/images/logo.svg', result: { en: 'More' } },
  schema: {
    type: 'object',
    properties: {
      logoUrl: { type: 'string', kind: 'image', title: 'Logo' },
      result: { type: 'object', kind: 'text', title: 'Result', properties: { en: { type: 'string' } } },
    },
  },
};

const target = (path: string[], textKind = 'text'): PageTarget => ({
  kind: 'text',
  part: 'section-0',
  field: { file: FILE, path },
  textKind,
  spans: [],
});

it('names a field of the page by its section and the title in its form', () => {
  expect(nameOfTarget(target(['logoUrl'], 'image'), { trace, site, file })).toBe('Client cases: Logo');
  expect(nameOfTarget(target(['result', 'en']), { trace, site, file })).toBe('Client cases: Result');
});

it('makes names of keys until the form is loaded', () => {
  expect(nameOfTarget(target(['result', 'en']), { trace, site })).toBe('Client cases: Result');
  expect(nameOfTarget(target(['experience', 'en'], 'fact'), { trace, site })).toBe('Fact: Experience');
});
