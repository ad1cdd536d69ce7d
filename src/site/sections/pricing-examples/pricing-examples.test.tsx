import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { exampleProps } from '../../../../tests/support/example-props.ts';
import PricingExamples from './pricing-examples.section.tsx';
import { render } from '../../../../tests/support/render.tsx';

/** The element of an example, by its name. */
const exampleNamed = (name: string) => screen.getByRole('heading', { level: 3, name }).closest('li');

it.each([
  ['us', 'Trial', 'From $700'],
  ['eu', 'Trial', 'From €600'],
  ['dk', 'Prøve', 'Fra 4.500 kr.'],
] as const)('shows the lowest price of an example in %s', async (region, name, price) => {
  render(<PricingExamples {...await exampleProps('pricing-examples', region)} />);
  expect(exampleNamed(name)?.textContent).toContain(price);
});

it('shows a text if the price is by agreement', async () => {
  render(<PricingExamples {...await exampleProps('pricing-examples', 'us')} />);
  expect(exampleNamed('Full white-label')?.textContent).toContain('Custom price');
  expect(exampleNamed('Full white-label')?.textContent).not.toContain('From');
});

it('lists the terms of each example', async () => {
  render(<PricingExamples {...await exampleProps('pricing-examples', 'us')} />);
  const terms = exampleNamed('Trial')?.querySelectorAll('li') ?? [];
  expect([...terms].map((term) => term.textContent)).toEqual([
    '1 client account',
    'No direct contact with your client',
  ]);
});
