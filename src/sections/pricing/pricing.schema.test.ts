// @vitest-environment node
import { expect, it } from 'vitest';
import { sectionProblems } from '../../../tests/support/section-problems.ts';
import definition from './pricing.schema.ts';

const problems = (changes: object) => sectionProblems('pricing', definition, changes);

it('wants words for the box of custom solutions where it is shown', () => {
  expect(problems({ show: ['plans', 'custom'], custom: undefined })).toEqual([
    'custom: The box for custom solutions has no words. Add "custom:" with title, text and action, or take custom out of "show:".',
  ]);
});

it('wants none where the box is not shown, and is content with those that are there', () => {
  expect(problems({ show: ['plans'], custom: undefined })).toEqual([]);
  expect(problems({})).toEqual([]);
});
