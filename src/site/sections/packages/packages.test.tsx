import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { exampleProps } from '../../../../tests/support/example-props.ts';
import Packages from './packages.section.tsx';
import { render } from '../../../../tests/support/render.tsx';

/** The element of a package, by its name. */
const packageNamed = (name: string) => {
  const element = screen.getByRole('heading', { level: 3, name }).closest('li');
  if (!element) throw new Error(`No package ${name}.`);
  return within(element);
};

it.each([
  ['us', 'Audit', '$700', '5 hours'],
  ['eu', 'Complete setup', '€1,000', '10 hours'],
  ['dk', 'Gennemgang', '4.500 kr.', '5 timer'],
] as const)('shows price and hours in %s', async (region, name, price, hours) => {
  render(<Packages {...await exampleProps('packages', region)} />);
  expect(packageNamed(name).getByText(price)).toBeDefined();
  expect(packageNamed(name).getByText(hours)).toBeDefined();
});

it('hides the features of a package behind a button that names the package', async () => {
  render(<Packages {...await exampleProps('packages', 'us')} />);
  const fold = packageNamed('Audit').getByRole('button', { name: /Audit/ });
  const panel = document.getElementById(fold.getAttribute('aria-controls') ?? '');
  expect(panel?.textContent).toContain('Search terms of the last twelve months');
  expect(panel?.hasAttribute('hidden')).toBe(true);
});

it('gives each package its own disclosure', async () => {
  render(<Packages {...await exampleProps('packages', 'us')} />);
  const ids = screen.getAllByRole('button').map((fold) => fold.getAttribute('aria-controls'));
  expect(new Set(ids).size).toBe(2);
});
