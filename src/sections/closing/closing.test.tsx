import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { exampleProps } from '../../../tests/support/example-props.ts';
import Closing from './closing.section.tsx';
import { render } from '../../../tests/support/render.tsx';

it('has a heading and a button that opens the contact form', async () => {
  render(<Closing {...await exampleProps('closing', 'us')} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Tell me what’s on your mind' })).toBeDefined();
  const button = screen.getByRole('button', { name: 'Write to me' });
  expect(button.closest('[data-dialog-trigger="contact"]')).not.toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});

it('can link to a page instead', async () => {
  const props = await exampleProps('closing', 'dk');
  render(<Closing {...props} action={{ label: 'Se kundecases', to: '/dk/case-studies' }} />);
  expect(screen.getByRole('link', { name: 'Se kundecases' }).getAttribute('href')).toBe('/dk/case-studies');
});
