import { expect, test } from 'vitest';
import { optionLabel } from './option-label.ts';

test('reads choices as words, and leaves names as they are', () => {
  expect(['plans', 'up-to', 'Hedvig Letters Serif', 'E-commerce', 'B2B'].map(optionLabel)).toEqual([
    'Plans',
    'Up to',
    'Hedvig Letters Serif',
    'E-commerce',
    'B2B',
  ]);
});
