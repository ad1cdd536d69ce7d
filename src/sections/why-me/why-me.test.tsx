import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { exampleProps } from '../../../tests/support/example-props.ts';
import WhyMe from './why-me.section.tsx';
import { render } from '../../../tests/support/render.tsx';

it('lists each reason with its description', async () => {
  render(<WhyMe {...await exampleProps('why-me', 'us')} />);
  const reasons = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(reasons).toHaveLength(4);
  expect(reasons[1]?.textContent).toBe('Hours that roll overWhat you do not use this month is yours next month.');
  expect(screen.getByText('Four reasons that I can be held to.')).toBeDefined();
});

it('is in Danish in dk', async () => {
  render(<WhyMe {...await exampleProps('why-me', 'dk')} />);
  expect(screen.getByRole('heading', { level: 3, name: 'Din egen valuta' })).toBeDefined();
});
