import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { exampleProps } from '../../../../tests/support/example-props.ts';
import WhiteLabel from './white-label.section.tsx';
import { render } from '../../../../tests/support/render.tsx';

it('shows the consultant, and the steps in order', async () => {
  render(<WhiteLabel {...await exampleProps('white-label', 'us')} />);
  expect(screen.getByRole('figure').textContent).toBe('Your colleague in Barcelona');
  expect(screen.getByRole('img').getAttribute('alt')).toContain('balcony in Barcelona');
  const steps = within(screen.getByRole('list')).getAllByRole('heading', { level: 3 });
  expect(steps.map((step) => step.textContent)).toEqual([
    'You give me access',
    'I write what I would change',
    'You get the report in your template',
  ]);
});

it('splits the text into paragraphs', async () => {
  render(<WhiteLabel {...await exampleProps('white-label', 'dk')} />);
  expect(screen.getByText(/^Du sælger/).tagName).toBe('P');
  expect(screen.getByText(/^Vil du have mig med/).tagName).toBe('P');
});

it('has no empty list without steps', async () => {
  render(<WhiteLabel {...await exampleProps('white-label', 'us')} steps={[]} />);
  expect(screen.queryByRole('list')).toBeNull();
});
