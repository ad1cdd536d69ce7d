import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { exampleProps } from '../../../tests/support/example-props.ts';
import { render } from '../../../tests/support/render.tsx';
import definition from './entry-list.schema.ts';
import EntryList from './entry-list.section.tsx';

type ListProps = Parameters<typeof EntryList>[0];

const card: ListProps['cards'][number] = {
  name: 'Easter concert',
  href: '/us/concert/easter',
  summary: 'Bach, sung by forty.',
  date: { day: '2027-03-28', text: 'March 28, 2027' },
  tags: ['Motet'],
};
const list: ListProps = {
  title: 'Concerts',
  intro: undefined,
  cards: [card],
  total: 1,
  first: 1,
  filter: undefined,
  pager: undefined,
  feed: undefined,
};

it('shows name, summary, date and tags of an entry, and leads to it', () => {
  render(<EntryList {...list} />);
  expect(screen.getByRole('link', { name: 'Easter concert' }).getAttribute('href')).toBe('/us/concert/easter');
  expect(screen.getByText('March 28, 2027').getAttribute('datetime')).toBe('2027-03-28');
  expect(screen.getByText('Bach, sung by forty.')).toBeDefined();
  expect(screen.getAllByRole('listitem').at(-1)?.textContent).toBe('Motet');
});

it('shows the name alone of an entry without more', () => {
  render(<EntryList {...list} cards={[{ ...card, summary: undefined, date: undefined, tags: [] }]} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Easter concert' })).toBeDefined();
  expect(screen.getByRole('listitem').textContent).toBe('Easter concert');
});

it.each([
  ['us', 'Filter by topic', 'All', 'New articles by RSS'],
  ['dk', 'Filtrer efter emne', 'Alle', 'Nye artikler via RSS'],
] as const)('leads to the entries of each tag and to the feed in %s', async (region, label, all, feed) => {
  render(<EntryList {...await exampleProps('entry-list', region)} />);
  const [first, ...tags] = within(screen.getByRole('navigation', { name: label })).getAllByRole('link');
  expect(first?.textContent).toBe(all);
  expect(first?.getAttribute('aria-current')).toBe('page');
  expect(tags.length).toBeGreaterThan(0);
  for (const tag of tags) expect(tag.getAttribute('href')).toMatch(/\/tag\/[a-z-]+$/);
  expect(screen.getByRole('link', { name: feed }).getAttribute('href')).toMatch(/\.xml$/);
});

it('leads to the other pages of a long list', () => {
  const step = { label: '2', name: 'Page 2', href: '/us/concerts/page/2' };
  render(
    <EntryList {...list} pager={{ label: 'Concerts', steps: [step], next: { label: 'Next', href: step.href } }} />,
  );
  const pager = within(screen.getByRole('navigation', { name: 'Concerts' }));
  expect(pager.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([step.href, step.href]);
});

it('has neither a filter nor a feed without their words', () => {
  render(<EntryList {...list} />);
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

it('gives tags pages of their own only with a filter', () => {
  const fields = { collection: 'concerts', title: { en: 'Concerts', da: 'Koncerter' }, pageSize: 20 };
  const words = { en: 'All', da: 'Alle' };
  expect(definition.entryList?.(fields)).toMatchObject({ collection: 'concerts', hasTagPages: false });
  expect(definition.entryList?.({ ...fields, filter: { label: words, all: words } })).toMatchObject({
    hasTagPages: true,
  });
});

it('tells search engines the names and addresses of its entries', () => {
  expect(definition.lists?.({ ...list, first: 21, total: 40 })).toEqual({
    first: 21,
    total: 40,
    items: [{ name: 'Easter concert', href: '/us/concert/easter' }],
  });
});
