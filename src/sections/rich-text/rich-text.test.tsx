import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { exampleProps } from '../../../tests/support/example-props.ts';
import { render } from '../../../tests/support/render.tsx';
import definition from './rich-text.schema.ts';
import RichTextSection from './rich-text.section.tsx';

const headings = (level: number) => screen.queryAllByRole('heading', { level }).map(({ textContent }) => textContent);

it.each([
  ['us', 'What a time sheet tells you', 'What’s on it'],
  ['dk', 'Det kan du læse på en timeseddel', 'Det står der'],
] as const)('puts the headings of its parts below its own in %s', async (region, title, first) => {
  render(<RichTextSection {...await exampleProps('rich-text', region)} />);
  expect(headings(2)).toEqual([title]);
  expect(headings(3)).toHaveLength(3);
  expect(headings(3)[0]).toBe(first);
});

it('shows lists as lists, and leads links to the pages of the region', async () => {
  render(<RichTextSection {...await exampleProps('rich-text', 'dk')} />);
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'vilkårene' }).getAttribute('href')).toBe('/dk/terms-of-service');
});

it('lifts the headings of its parts where it has none itself, so that no level is skipped', async () => {
  const { parts } = await exampleProps('rich-text', 'us');
  render(<RichTextSection parts={parts} />);
  expect(headings(2)).toHaveLength(3);
  expect(headings(3)).toEqual([]);
});

it('goes on without a heading where a part has none', () => {
  render(<RichTextSection title="Notes" parts={[{ body: 'First.' }, { body: 'Second.' }]} />);
  expect(headings(3)).toEqual([]);
  expect(screen.getByText('Second.')).toBeDefined();
});

it('refuses a text without a part', () => {
  expect(definition.schema.safeParse({ parts: [] }).success).toBe(false);
});

it('shows the headings of a text one level below that of its part, or of the part that it continues', () => {
  const body = '## Sub';
  const levels = (title?: string) => {
    const parts = [{ body }, { heading: 'Part', body }, { body }];
    const { container, unmount } = render(<RichTextSection {...(title && { title })} parts={parts} />);
    const found = [...container.querySelectorAll('h2, h3, h4')].map(({ localName }) => localName);
    unmount();
    return found;
  };
  expect(levels()).toEqual(['h2', 'h2', 'h3', 'h3']);
  expect(levels('Title')).toEqual(['h2', 'h3', 'h3', 'h4', 'h4']);
});
