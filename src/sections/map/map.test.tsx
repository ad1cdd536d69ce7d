import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { exampleProps } from '../../../tests/support/example-props.ts';
import { render, renderToString } from '../../../tests/support/render.tsx';
import { MAP_SERVICES } from './map-services.ts';
import definition from './map.schema.ts';
import Place from './map.section.tsx';

const linkIn = () => screen.getByRole<HTMLAnchorElement>('link');

it.each([
  ['us', 'Come by, the coffee is good', /^Show on a map ?\(OpenStreetMap, opens in a new tab\)$/],
  ['dk', 'Kig forbi, kaffen er god', /^Vis på kort ?\(OpenStreetMap, åbner i en ny fane\)$/],
] as const)('shows in %s the address of the company, and where the map opens', async (region, title, name) => {
  const props = await exampleProps('map', region);
  render(<Place {...props} />);
  expect(screen.getByRole('heading', { level: 2, name: title })).toBeDefined();
  expect(document.querySelector('address')?.children).toHaveLength(3);
  const link = screen.getByRole('link', { name });
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
  const wanted = new URL(linkIn().href).searchParams.get('query');
  expect(wanted).toBe(props.lines.join(', '));
});

it('loads nothing from a map service', async () => {
  const html = renderToString(<Place {...await exampleProps('map', 'us')} />);
  expect(html).not.toMatch(/<(iframe|script|link|embed|object)|(src|srcset|data-src)="https:/i);
  expect(definition.embeds).toBeUndefined();
});

it('shows the hours by their days', async () => {
  render(<Place {...await exampleProps('map', 'dk')} />);
  expect(screen.getByRole('heading', { level: 3, name: 'Her er nogen' })).toBeDefined();
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Mandag til torsdag',
    'Fredag',
    'Weekend',
  ]);
  expect(screen.getAllByRole('definition')).toHaveLength(3);
});

it('needs no hours, no intro and no name of the place', async () => {
  const props = await exampleProps('map', 'us');
  render(<Place {...props} intro={undefined} place={undefined} opening={undefined} />);
  expect(screen.queryByRole('term')).toBeNull();
  expect(screen.queryByRole('heading', { level: 3 })).toBeNull();
});

it('has an address of its own, and coordinates where that leads nowhere', () => {
  const { picture: _picture, ...base } = { picture: null, title: 'T', label: 'Map', service: 'google' as const };
  const content = { site: {}, region: { locale: 'en' }, dictionary: { footer: { opensInNewTab: 'new tab' } } };
  const propsOf = (fields: object) => definition.toProps({ ...base, ...fields } as never, content as never); // what it reads
  const address = ['1 Long Street', 'Portland, OR 97201'];
  expect(propsOf({ address }).lines).toEqual(address);
  expect(propsOf({ address }).href).toContain('query=1+Long+Street%2C+Portland%2C+OR+97201');
  expect(propsOf({ address, coordinates: { latitude: 45.5, longitude: -122.6 } }).href).toContain(
    'query=45.5%2C-122.6',
  );
});

describe('each service', () => {
  const address = 'Gade 1, 8000 Aarhus C';
  const coordinates = { latitude: 56.15, longitude: 10.2 };

  it.each([
    [
      'openstreetmap',
      'https://www.openstreetmap.org/search?query=Gade+1%2C+8000+Aarhus+C',
      'https://www.openstreetmap.org/?mlat=56.15&mlon=10.2#map=18/56.15/10.2',
    ],
    [
      'google',
      'https://www.google.com/maps/search/?api=1&query=Gade+1%2C+8000+Aarhus+C',
      'https://www.google.com/maps/search/?api=1&query=56.15%2C10.2',
    ],
    [
      'apple',
      'https://maps.apple.com/?q=Gade+1%2C+8000+Aarhus+C',
      'https://maps.apple.com/?q=Gade+1%2C+8000+Aarhus+C&ll=56.15%2C10.2',
    ],
  ] as const)('%s shows a place by its address and by its coordinates', (service, byAddress, byPoint) => {
    expect(MAP_SERVICES[service].href({ address })).toBe(byAddress);
    expect(MAP_SERVICES[service].href({ address, coordinates })).toBe(byPoint);
  });
});
