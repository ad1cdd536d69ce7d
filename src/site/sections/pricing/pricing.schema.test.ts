import { expect, it } from 'vitest';
import { sectionProblems } from '../../../../tests/support/section-problems.ts';
import definition from './pricing.schema.ts';

const problems = (changes: object) => sectionProblems('pricing', definition, changes);

it('requires texts for the custom box if it is shown', () => {
  expect(problems({ show: ['plans', 'custom'], custom: undefined })).toEqual([
    'custom: The box for custom solutions has no text. Add "custom:" with title, text and action, or take custom out of "show:".',
  ]);
});

it('accepts missing texts without the box, and given texts with it', () => {
  expect(problems({ show: ['plans'], custom: undefined })).toEqual([]);
  expect(problems({})).toEqual([]);
});
