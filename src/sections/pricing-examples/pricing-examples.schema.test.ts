// @vitest-environment node
import { expect, it } from 'vitest';
import { sectionProblems } from '../../../tests/support/section-problems.ts';
import definition from './pricing-examples.schema.ts';

const words = { en: 'Words', da: 'Ord' };
const example = { name: words, description: words, features: [words] };
const price = { us: 700, eu: 600, dk: 4500 };

it('wants a price for every example, in figures or in words', () => {
  const examples = [{ ...example, price }, example, { ...example, priceText: words }, example];
  const rest = 'The example has no price. Add "price:" with us, eu and dk, or "priceText:" with words.';
  expect(sectionProblems('pricing-examples', definition, { examples })).toEqual([
    `examples[1]: ${rest}`,
    `examples[3]: ${rest}`,
  ]);
});
