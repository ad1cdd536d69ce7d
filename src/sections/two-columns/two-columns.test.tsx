import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { exampleProps } from '../../../tests/support/example-props.ts';
import { render } from '../../../tests/support/render.tsx';
import definition from './two-columns.schema.ts';
import TwoColumns from './two-columns.section.tsx';

const headings = (level: number) => screen.queryAllByRole('heading', { level }).map(({ textContent }) => textContent);

it.each([
  ['us', 'Who does what', ['What I need from you', 'What you get from me'], 'how I work'],
  ['dk', 'Hvem gør hvad', ['Det har jeg brug for fra dig', 'Det får du af mig'], 'hvordan jeg arbejder'],
] as const)('shows both texts in %s, with their headings below the common one', async (region, title, names, label) => {
  render(<TwoColumns {...await exampleProps('two-columns', region)} />);
  expect(headings(2)).toEqual([title]);
  expect(headings(3)).toEqual(names);
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByRole('link', { name: label }).getAttribute('href')).toBe(`/${region}/about-me`);
});

it('lifts the headings of its columns where it has none itself, so that no level is skipped', async () => {
  const { columns } = await exampleProps('two-columns', 'us');
  render(<TwoColumns columns={columns} />);
  expect(headings(2)).toHaveLength(2);
  expect(headings(3)).toEqual([]);
});

it('needs no headings', () => {
  render(<TwoColumns columns={[{ body: 'First.' }, { body: 'Second.' }]} />);
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.getByText('First.').compareDocumentPosition(screen.getByText('Second.'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

it.each([1, 3])('refuses %i columns', (count) => {
  const columns = Array.from({ length: count }, () => ({ body: { en: 'A', da: 'B' } }));
  expect(definition.schema.safeParse({ columns }).success).toBe(false);
});
