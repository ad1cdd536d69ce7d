import { expect, it } from 'vitest';
import type { Trace } from '../../../protocol/page-answers.ts';
import { sectionSources } from './section-sources.ts';

const HOME = 'content/pages/home.yaml';
const PRICING = 'content/pricing.yaml';
const text = (part: string, file: string, ...path: (string | number)[]): Trace['texts'][number] => ({
  part,
  node: [],
  text: 'a',
  pieces: [{ start: 0, end: 1, field: { file, path }, kind: 'text' }],
});
const TRACE: Trace = {
  sections: [
    { type: 'hero', field: { file: HOME, path: ['sections', 0] } },
    { type: 'pricing', field: { file: HOME, path: ['sections', 3] } },
  ],
  texts: [
    text('section-0', 'content/site.yaml', 'person'),
    text('section-1', HOME, 'sections', 3, 'title', 'en'),
    text('section-1', PRICING, 'plans', 0, 'title', 'en'),
    text('section-1', PRICING, 'plans', 1, 'title', 'en'),
    text('section-1', PRICING, 'benefits', 0, 'title', 'en'),
    text('section-1', 'content/dictionary.yaml', 'pricing', 'hours', 'en'),
  ],
};

it('lists each list of another file once', () => {
  expect(sectionSources(TRACE, { file: HOME, path: ['sections', 3], type: 'pricing' }, new Set([HOME]))).toEqual([
    { file: PRICING, path: ['plans'] },
    { file: PRICING, path: ['benefits'] },
  ]);
});

it('lists nothing of a section that is hidden', () => {
  expect(sectionSources(TRACE, { file: HOME, path: ['sections', 1], type: 'hero' }, new Set([HOME]))).toEqual([]);
});

it('lists nothing while another section was traced in its place', () => {
  expect(sectionSources(TRACE, { file: HOME, path: ['sections', 3], type: 'story' }, new Set([HOME]))).toEqual([]);
});
