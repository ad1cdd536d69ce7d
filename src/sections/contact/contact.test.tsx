import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { exampleProps } from '../../../tests/support/example-props.ts';
import Contact from './contact.section.tsx';

it('shows what to expect beside a form that can be filled in at once', async () => {
  render(<Contact {...await exampleProps('contact', 'us')} />, { wrapper: MantineProvider });
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Two lines about your account are enough');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain(
    'You have a reply within 24 hours',
  );
  for (const field of [/^Name/, /^Email/, /^Message/])
    expect(screen.getByRole('textbox', { name: field })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Send message' })).toBeTruthy();
});

it('speaks Danish to Danes', async () => {
  render(<Contact {...await exampleProps('contact', 'dk')} />, { wrapper: MantineProvider });
  expect(screen.getByText('Du har svar inden for 24 timer')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Send besked' })).toBeTruthy();
});
