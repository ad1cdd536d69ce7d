import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { exampleProps } from '../../../tests/support/example-props.ts';
import { render } from '../../../tests/support/render.tsx';
import { sectionProblems } from '../../../tests/support/section-problems.ts';
import LogoCloud from './logo-cloud.section.tsx';
import definition from './logo-cloud.schema.ts';

it.each([
  ['us', 'I’ve worked for'],
  ['dk', 'Jeg har arbejdet for'],
] as const)('says in %s whose logos they are, and names each company', async (region, title) => {
  render(<LogoCloud {...await exampleProps('logo-cloud', region)} />);
  expect(screen.getByRole('heading', { level: 2, name: title })).toBeDefined();
  const names = within(screen.getByRole('list'))
    .getAllByRole('img')
    .map((logo) => logo.getAttribute('alt'));
  expect(names).toHaveLength(6);
  expect(names).toContain('Mediesikring');
});

it('leads to a page of the site in the same tab, and elsewhere in a new one, and says so', async () => {
  render(<LogoCloud {...await exampleProps('logo-cloud', 'dk')} />);
  const [own, outside] = screen.getAllByRole('link');
  expect(own?.getAttribute('href')).toBe('/dk/about-me');
  expect(own?.getAttribute('target')).toBeNull();
  expect(outside?.getAttribute('target')).toBe('_blank');
  expect(outside?.textContent).toMatch(/ny fane/);
});

it('reports a logo that is there twice', () => {
  const logo = { image: { src: '/images/logos/ascently.svg', alt: { en: 'A', da: 'A' } } };
  const other = { image: { src: '/images/logos/mar-srls.svg', alt: { en: 'M', da: 'M' } } };
  expect(sectionProblems('logo-cloud', definition, { logos: [logo, other, logo] })).toEqual([
    'logos[2].image.src: The logo /images/logos/ascently.svg is here twice. Delete one of the two.',
  ]);
});

it('refuses a logo without a name', () => {
  const logo = { image: { src: '/images/logos/ascently.svg' } };
  expect(definition.schema.safeParse({ title: { en: 'A', da: 'B' }, logos: [logo, logo, logo] }).success).toBe(false);
});
