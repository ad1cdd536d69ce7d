import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { exampleProps } from '../../../tests/support/example-props.ts';
import Legal from './legal.section.tsx';
import { render } from '../../../tests/support/render.tsx';

it.each([
  ['us', 'Cookie policy', 'Last updated: January 25, 2025'],
  ['eu', 'Cookie policy', 'Last updated: 25 January 2025'],
  ['dk', 'Cookiepolitik', 'Sidst opdateret: 25. januar 2025'],
] as const)('shows title and date in %s', async (region, title, line) => {
  render(<Legal {...await exampleProps('legal', region)} />);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeDefined();
  expect(screen.getByText(line)).toBeDefined();
});

it('lists later changes, with their dates', async () => {
  render(<Legal {...await exampleProps('legal', 'eu')} />);
  const changes = screen.getByText('3 March 2026:').closest('dl');
  const label = document.getElementById(changes?.getAttribute('aria-labelledby') ?? '');
  expect(label?.textContent).toBe('Amended since then:');
  expect(changes?.textContent).toContain('table of cookies added');
  expect(screen.getByText('Last updated: 25 January 2025').compareDocumentPosition(changes as Node)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

it.each([
  ['us', 'First party'],
  ['dk', 'Denne hjemmeside'],
] as const)('lists provider, purpose, duration and party of each cookie in %s', async (region, party) => {
  render(<Legal {...await exampleProps('legal', region)} />);
  const row = screen.getByRole('rowheader', { name: 'visitor-id' }).closest('tr');
  expect(within(row as HTMLElement).getAllByRole('cell')).toHaveLength(4);
  expect(screen.getAllByRole('columnheader')).toHaveLength(5);
  expect(within(row as HTMLElement).getByRole('cell', { name: party })).toBeDefined();
});

it('links from the table of contents to each part, by its name if it has one', async () => {
  render(<Legal {...await exampleProps('legal', 'us')} />);
  // jsdom has no stylesheet, so the list, which is collapsed on small screens only, counts as hidden.
  const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link', { hidden: true });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#part-1', '#counting']);
  const second = document.getElementById('counting');
  expect(second?.querySelector('h2')?.textContent).toBe('What I count');
  expect(second?.querySelectorAll('li')).toHaveLength(2);
});

it('links back to the home page', async () => {
  render(<Legal {...await exampleProps('legal', 'dk')} />);
  expect(screen.getByRole('link', { name: 'Tilbage til forsiden' }).getAttribute('href')).toBe('/dk/');
});
