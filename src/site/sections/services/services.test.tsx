import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { exampleProps } from '../../../../tests/support/example-props.ts';
import type { RegionCode } from '../../../regions/site-regions.ts';
import Services from './services.section.tsx';
import { render } from '../../../../tests/support/render.tsx';

const show = async (region: RegionCode) => render(<Services {...await exampleProps('services', region)} />);

/** The list item of a service, which contains a list of features. */
const entryOf = (title: string) => {
  const entry = screen.getByRole('heading', { level: 3, name: title }).closest('li');
  if (!entry) throw new Error(`${title} is in no list.`);
  return within(entry);
};

it('lists the six services with four features each', async () => {
  const { container } = await show('us');
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(6);
  for (const list of container.querySelectorAll('disclosure-panel ul')) expect(list.children).toHaveLength(4);
  expect(container.querySelectorAll('disclosure-panel ul')).toHaveLength(6);
});

it('links to the page of the service in the region', async () => {
  await show('dk');
  expect(entryOf('B2B').getByRole('link').getAttribute('href')).toBe('/dk/services/b2b-google-ads-consultant');
});

it('names the service on the button that expands it', async () => {
  await show('us');
  const button = entryOf('SaaS').getByRole('button');
  expect(button.textContent).toBe('Show details: SaaS');
  const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
  expect(panel?.textContent).toContain('Trials and paid subscriptions counted separately');
});

it('shows the tag of a service', async () => {
  await show('dk');
  expect(entryOf('Marketingbureauer').getByText('White label')).toBeTruthy();
});
