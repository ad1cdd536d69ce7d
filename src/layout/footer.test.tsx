import { screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { expect, it, vi } from 'vitest';
import { layoutOf } from '../../tests/support/example-props.ts';
import type { RegionCode } from '../regions/site-regions.ts';
import { Footer } from './footer.tsx';
import { render } from '../../tests/support/render.tsx';

const setup = async (region: RegionCode = 'us') => {
  const layout = await layoutOf(region);
  return { layout, ...render(<Footer layout={layout} />) };
};

it('links to the legal pages of the region', async () => {
  const { layout } = await setup('dk');
  const legal = within(screen.getByRole('navigation', { name: layout.dictionary.footer.navigation }));
  expect(legal.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/dk/privacy-policy',
    '/dk/terms-of-service',
    '/dk/cookie-policy',
  ]);
});

it('has no menu of legal pages while none is shown', async () => {
  const layout = await layoutOf('us');
  render(<Footer layout={{ ...layout, legal: [] }} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});

it('reopens the consent notice', async () => {
  await setup();
  expect(screen.getByRole('button', { name: 'Manage cookies' }).dataset['dialogTrigger']).toBe('consent');
});

it('opens every profile in a new tab and says so', async () => {
  const { layout } = await setup();
  const profiles = screen.getAllByRole('link', { name: /opens in a new tab/ });
  expect(profiles.map((link) => link.getAttribute('href'))).toEqual(layout.social.map(({ url }) => url));
  for (const link of profiles)
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'me noopener']);
});

it('names the company and its address', async () => {
  const { layout } = await setup('dk');
  const said = screen.getByRole('contentinfo').textContent ?? '';
  const { legalName, vatNumber, street, postalCode, city, country } = layout.company;
  for (const fact of [
    legalName,
    vatNumber,
    street,
    `${postalCode} ${city}, ${country}`,
    layout.dictionary.footer.claim,
  ])
    expect(said).toContain(fact);
  expect(screen.getByRole('link', { name: layout.email }).getAttribute('href')).toBe(`mailto:${layout.email}`);
});

it('tells two links to the same page apart', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const layout = await layoutOf('us');
  const twice = { ...layout, legal: [...layout.legal, ...layout.legal], social: [...layout.social, ...layout.social] };
  render(<Footer layout={twice} />);
  expect(complaints).not.toHaveBeenCalled();
});

it.each(['us', 'dk'] as const)('is accessible in %s', async (region) => {
  const { container } = await setup(region);
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id }) => id)).toEqual([]);
});
