import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { exampleProps } from '../../../tests/support/example-props.ts';
import { render } from '../../../tests/support/render.tsx';
import definition from './announcement.schema.ts';
import Announcement from './announcement.section.tsx';

it.each([
  ['us', /^Closed between Christmas and New Year\./, 'Write before the 20th'],
  ['dk', /^Jeg holder lukket mellem jul og nytår\./, 'Skriv inden den 20.'],
] as const)('announces in %s with a text and one button', async (region, text, name) => {
  render(<Announcement {...await exampleProps('announcement', region)} />);
  expect(screen.getByText(text)).toBeDefined();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([name]);
  expect(screen.queryByRole('heading')).toBeNull();
});

it('can link to a page instead', async () => {
  const props = await exampleProps('announcement', 'us');
  render(<Announcement {...props} action={{ label: 'Read more', to: '/us/about-me' }} />);
  expect(screen.getByRole('link', { name: 'Read more' }).getAttribute('href')).toBe('/us/about-me');
});

it('has a tone, and refuses one that the theme lacks', () => {
  const fields = { text: { en: 'A', da: 'B' }, action: { label: { en: 'A', da: 'B' }, to: 'contact' } };
  expect(definition.schema.shape.tone.parse(undefined)).toBe('clear');
  expect(definition.schema.safeParse({ ...fields, tone: 'red' }).success).toBe(false);
});
