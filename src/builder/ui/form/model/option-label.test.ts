import { expect, test } from 'vitest';
import { optionLabel } from './option-label.ts';

test('reads choices as words, and leaves names as they are', () => {
  expect(['plans', 'up-to', 'Hedvig Letters Serif', 'E-commerce', 'B2B'].map((option) => optionLabel(option))).toEqual([
    'Plans',
    'Up to',
    'Hedvig Letters Serif',
    'E-commerce',
    'B2B',
  ]);
});

test('calls choices what the language of the person calls them', () => {
  expect(optionLabel('up-to', { labels: { 'up-to': 'Op til' } })).toBe('Op til');
});
