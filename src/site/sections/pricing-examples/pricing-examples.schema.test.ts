import { expect, it } from 'vitest';
import { sectionProblems } from '../../../../tests/support/section-problems.ts';
import definition from './pricing-examples.schema.ts';

const text = { en: 'Words', da: 'Ord' };
const example = { name: text, description: text, features: [text] };
const price = { us: 700, eu: 600, dk: 4500 };

it('requires a price or a price text for every example', () => {
  const examples = [{ ...example, price }, example, { ...example, priceText: text }, example];
  const rest = 'The example has no price. Add "price:" with us, eu and dk, or "priceText:" with a text.';
  expect(sectionProblems('pricing-examples', definition, { examples })).toEqual([
    `examples[1]: ${rest}`,
    `examples[3]: ${rest}`,
  ]);
});
