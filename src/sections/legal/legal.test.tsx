import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { exampleProps } from '../../../tests/support/example-props.ts';
import Legal from './legal.section.tsx';

it.each([
  ['us', 'Cookie policy', 'Last updated: January 25, 2025'],
  ['eu', 'Cookie policy', 'Last updated: 25 January 2025'],
  ['dk', 'Cookiepolitik', 'Sidst opdateret: 25. januar 2025'],
] as const)('says in %s what it is and when it was changed', async (region, title, line) => {
  render(<Legal {...await exampleProps('legal', region)} />);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeDefined();
  expect(screen.getByText(line)).toBeDefined();
});

it('leads from its contents to each part', async () => {
  render(<Legal {...await exampleProps('legal', 'us')} />);
  // Without the stylesheet the list counts as hidden: it is folded on small screens only.
  const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link', { hidden: true });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#part-1', '#part-2']);
  const second = document.getElementById('part-2');
  expect(second?.querySelector('h2')?.textContent).toBe('What I count');
  expect(second?.querySelectorAll('li')).toHaveLength(2);
});

it('has a way back to the home page', async () => {
  render(<Legal {...await exampleProps('legal', 'dk')} />);
  expect(screen.getByRole('link', { name: 'Tilbage til forsiden' }).getAttribute('href')).toBe('/dk/');
});
