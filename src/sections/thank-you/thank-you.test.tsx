import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { exampleProps } from '../../../tests/support/example-props.ts';
import { FACTS } from '../../../tests/support/library-site.ts';
import ThankYou from './thank-you.section.tsx';
import { render } from '../../../tests/support/render.tsx';

it('thanks, promises a reply in time, and says what happens next', async () => {
  render(<ThankYou {...await exampleProps('thank-you', 'us')} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Thank you for your submission!' })).toBeDefined();
  expect(screen.getByText(new RegExp(`within ${FACTS.replyTime.en}`))).toBeDefined();
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByText(/custom strategy outline/)).toBeDefined();
});

it('links to a page in Danish', async () => {
  render(<ThankYou {...await exampleProps('thank-you', 'dk')} />);
  expect(screen.getByRole('link', { name: 'Læs om mig imens' }).getAttribute('href')).toBe('/dk/about-me');
});
