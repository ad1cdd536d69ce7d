import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { exampleProps } from '../../../tests/support/example-props.ts';
import { render } from '../../../tests/support/render.tsx';
import Quote from './quote.section.tsx';

const figure = () => screen.getByRole('figure');

it.each([
  ['us', /^I asked for a plan/, 'Owner of a plumbing company', /^Read the interview ?\(opens in a new tab\)$/],
  ['dk', /^Jeg bad om en plan/, 'Indehaver af et vvs-firma', /^Læs interviewet ?\(åbner i en ny fane\)$/],
] as const)('says in %s who said what, and where to read it', async (region, words, role, name) => {
  render(<Quote {...await exampleProps('quote', region)} />);
  const quotation = figure().querySelector('blockquote');
  expect(quotation?.textContent).toMatch(words);
  expect(quotation?.getAttribute('cite')).toBe('https://example.org/interview');
  const person = figure().querySelector('figcaption');
  expect(person?.textContent).toContain('Kim Eksempel');
  expect(person?.textContent).toContain(role);
  const source = screen.getByRole('link', { name });
  expect([source.getAttribute('href'), source.getAttribute('target')]).toEqual([
    'https://example.org/interview',
    '_blank',
  ]);
});

it('leads to a page of the site in the same tab', async () => {
  const props = await exampleProps('quote', 'us');
  render(<Quote {...props} source={{ label: 'The story', to: '/us/about-me', isOutside: false }} />);
  expect(screen.getByRole('link', { name: 'The story' }).getAttribute('target')).toBeNull();
  expect(figure().querySelector('blockquote')?.getAttribute('cite')).toBeNull();
});

it('needs neither role, portrait nor source', () => {
  const props = { quote: 'Good.', name: 'Ann', role: undefined, portrait: undefined, source: undefined, newTab: '' };
  render(<Quote {...props} />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
  expect(figure().querySelector('figcaption')?.textContent).toBe('Ann');
});
