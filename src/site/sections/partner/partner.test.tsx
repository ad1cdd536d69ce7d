import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { exampleProps } from '../../../../tests/support/example-props.ts';
import Partner from './partner.section.tsx';
import { render } from '../../../../tests/support/render.tsx';

it('states the argument with the score that partner status requires', async () => {
  render(<Partner {...await exampleProps('partner', 'us')} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Why I am not a Google partner' })).toBeDefined();
  expect(screen.getByText(/at least 75%/)).toBeDefined();
  expect(screen.getByRole('img').getAttribute('alt')).toContain('rosette');
});

it('lists the requirements of partner status', async () => {
  render(<Partner {...await exampleProps('partner', 'dk')} />);
  expect(
    within(screen.getByRole('list'))
      .getAllByRole('heading', { level: 3 })
      .map((point) => point.textContent),
  ).toEqual(['Årlige kurser', 'Optimeringsscoren']);
});

it('has no empty list without points', async () => {
  render(<Partner {...await exampleProps('partner', 'us')} points={[]} />);
  expect(screen.queryByRole('list')).toBeNull();
});
