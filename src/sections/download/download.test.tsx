import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { exampleProps } from '../../../tests/support/example-props.ts';
import { render } from '../../../tests/support/render.tsx';
import definition from './download.schema.ts';
import Download from './download.section.tsx';

it.each([
  ['us', 'Everything on two pages', /^Download the summary ?\(PDF, 84 kB, English\)$/],
  ['dk', 'Det hele på to sider', /^Hent oversigten ?\(PDF, 84 kB, engelsk\)$/],
] as const)('links in %s to the file, and says what it is and how large', async (region, title, name) => {
  render(<Download {...await exampleProps('download', region)} />);
  expect(screen.getByRole('heading', { level: 2, name: title })).toBeDefined();
  const link = screen.getByRole('link', { name });
  expect(link.getAttribute('href')).toBe('/files/example.pdf');
  expect(link.hasAttribute('download')).toBe(true);
  expect(link.getAttribute('hreflang')).toBe('en');
});

it('shows the same to those who see, once', async () => {
  render(<Download {...await exampleProps('download', 'dk')} />);
  expect(screen.getByText('PDF · 84 kB · engelsk').getAttribute('aria-hidden')).toBe('true');
});

it('needs no text and no language, and leaves out a size that isn’t known', () => {
  const fields = {
    title: 'Prices',
    text: undefined,
    file: '/files/prices.pdf',
    language: undefined,
    label: 'Download',
  };
  const content = { region: { locale: 'en' }, downloadSize: () => undefined };
  const props = definition.toProps(fields, content as never); // the section reads nothing else
  render(<Download {...props} />);
  expect(screen.getByRole('link', { name: /^Download ?\(PDF\)$/ }).hasAttribute('hreflang')).toBe(false);
  expect(document.querySelectorAll('p')).toHaveLength(1);
});

it.each(['/files/prices.docx', 'files/prices.pdf', '/images/prices.pdf', 'https://example.com/prices.pdf'])(
  'refuses %s',
  (file) => {
    expect(definition.schema.shape.file.safeParse(file).success).toBe(false);
  },
);
