import { expect, it } from 'vitest';
import { nameOfField, withoutVariant } from './field-path.ts';

const VARIANTS = new Set(['en', 'da', 'us']);

it('names a field by its last key that says something', () => {
  expect(nameOfField(['sections', 0, 'title', 'en'], VARIANTS)).toBe('Title');
  expect(nameOfField(['sections', 0, 'primaryButton', 'label', 'da'], VARIANTS)).toBe('Label');
  expect(nameOfField(['sections', 0, 'highlightedPlan', 1], VARIANTS)).toBe('Highlighted plan');
});

it('compares texts of all languages by the path that they share', () => {
  expect(withoutVariant(['title', 'en'], VARIANTS)).toEqual(['title']);
  expect(withoutVariant(['title'], VARIANTS)).toEqual(['title']);
});
