import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { exampleProps } from '../../../tests/support/example-props.ts';
import { render } from '../../../tests/support/render.tsx';
import EntryDetail from './entry-detail.section.tsx';

type DetailProps = Parameters<typeof EntryDetail>[0];

const concert: DetailProps = {
  name: 'Easter concert',
  summary: 'Bach, sung by forty.',
  author: 'Clara Example',
  date: { day: '2027-03-28', text: 'March 28, 2027' },
  tags: [
    { label: 'Motet', href: '/us/concerts/tag/motet' },
    { label: 'Mass', href: undefined },
  ],
  parts: [{ body: 'It begins in the dark.' }, { heading: 'The program', body: '- one\n- two, [sung before](/us/a)' }],
  next: { heading: 'Next', name: 'Advent', summary: 'By candlelight.', href: '/us/concert/advent' },
  related: { heading: 'More motets', links: [{ name: 'Lent', summary: undefined, href: '/us/concert/lent' }] },
};
const headings = (level: number) => screen.queryAllByRole('heading', { level }).map(({ textContent }) => textContent);

it('shows who wrote the entry, when, and its text with headings, lists and links', () => {
  render(<EntryDetail {...concert} />);
  expect(headings(1)).toEqual(['Easter concert']);
  const article = within(screen.getByRole('article'));
  expect(article.getByText('Clara Example')).toBeDefined();
  expect(article.getByText('March 28, 2027').getAttribute('datetime')).toBe('2027-03-28');
  expect(article.getByText('It begins in the dark.')).toBeDefined();
  expect(article.getByRole('heading', { level: 2, name: 'The program' })).toBeDefined();
  expect(article.getByRole('link', { name: 'sung before' }).getAttribute('href')).toBe('/us/a');
});

it('leads to the entries of its tags where they have pages', () => {
  render(<EntryDetail {...concert} />);
  expect(screen.getByRole('link', { name: 'Motet' }).getAttribute('href')).toBe('/us/concerts/tag/motet');
  expect(screen.getByText('Mass').closest('a')).toBeNull();
});

it('leads to the next entry and to related ones', () => {
  render(<EntryDetail {...concert} />);
  expect(headings(2)).toEqual(['The program', 'Next', 'More motets']);
  expect(screen.getByRole('link', { name: 'Advent' }).getAttribute('href')).toBe('/us/concert/advent');
  expect(screen.getByRole('link', { name: 'Lent' }).getAttribute('href')).toBe('/us/concert/lent');
});

it('shows the name alone of an entry without more', () => {
  const { name } = concert;
  const bare = { name, summary: undefined, author: undefined, date: undefined, next: undefined, related: undefined };
  const { container } = render(<EntryDetail {...bare} tags={[]} parts={[]} />);
  expect(container.textContent).toBe('Easter concert');
  expect(screen.queryByRole('list')).toBeNull();
});

it.each(['us', 'dk'] as const)('shows an entry of the site in %s', async (region) => {
  const props: DetailProps = await exampleProps('entry-detail', region);
  render(<EntryDetail {...props} />);
  expect(headings(1)).toEqual([props.name]);
  expect(headings(2)).toContain(region === 'us' ? 'Read next' : 'Læs videre');
});
