import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { exampleProps } from '../../../tests/support/example-props.ts';
import { render } from '../../../tests/support/render.tsx';
import { sectionProblems } from '../../../tests/support/section-problems.ts';
import definition from './guarantees.schema.ts';
import Guarantees from './guarantees.section.tsx';

const promises = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

it.each([
  ['us', 'The terms in brief', 'No lock-in', /^A plan runs month to month/],
  ['dk', 'Vilkårene kort fortalt', 'Ingen binding', /^En aftale løber måned for måned/],
] as const)('promises in %s what the client can hold one to', async (region, title, promise, sentence) => {
  render(<Guarantees {...await exampleProps('guarantees', region)} />);
  expect(screen.getByRole('heading', { level: 2, name: title })).toBeDefined();
  const item = screen.getByRole('heading', { level: 3, name: promise }).closest('li');
  expect(within(item as HTMLElement).getByText(sentence)).toBeDefined();
});

it.each([
  ['us', 'Prices don’t include tax. I invoice in US dollars'],
  ['eu', 'Prices exclude VAT. I invoice in euros'],
  ['dk', 'Priserne er ekskl. moms. Fakturaen er i kroner'],
] as const)('says in %s what tax and currency mean there', async (region, text) => {
  render(<Guarantees {...await exampleProps('guarantees', region)} />);
  expect(screen.getByText(text, { exact: false })).toBeDefined();
});

it('shows a point in its own regions only', async () => {
  render(<Guarantees {...await exampleProps('guarantees', 'dk')} />);
  expect(promises()).toContain('På dansk');
  expect(promises()).toHaveLength(6);
});

it('leaves that point out elsewhere', async () => {
  render(<Guarantees {...await exampleProps('guarantees', 'eu')} />);
  expect(promises()).not.toContain('Danish spoken');
  expect(promises()).toHaveLength(5);
});

it('leads to the terms, where it is told to', async () => {
  const props = await exampleProps('guarantees', 'dk');
  const { unmount } = render(<Guarantees {...props} />);
  expect(screen.getByRole('link', { name: 'Læs alle vilkår' }).getAttribute('href')).toBe('/dk/terms-of-service');
  unmount();
  render(<Guarantees {...props} terms={undefined} />);
  expect(screen.queryByRole('link')).toBeNull();
});

const text = { en: 'Words', da: 'Ord' };
const point = { icon: 'Clock', title: text, text };

it.each([
  [
    'too few in one region',
    [point, point, { ...point, regions: ['us', 'eu'] }],
    'points: Visitors of dk see 2 points. Add points until it is at least 3, or take a line "regions:" away.',
  ],
  [
    'too many everywhere',
    Array.from({ length: 7 }, () => point),
    'points: Visitors of us see 7 points. Delete points until it is at most 6, or show some in other regions only, with "regions:".',
  ],
])('names %s once, with what to do', (_title, points, problem) => {
  expect(sectionProblems('guarantees', definition, { points })).toEqual([problem]);
});

it('counts what each region sees, not what the file holds', () => {
  const points = [
    ...Array.from({ length: 5 }, () => point),
    ...['us', 'eu', 'dk'].map((one) => ({ ...point, regions: [one] })),
  ];
  expect(sectionProblems('guarantees', definition, { points })).toEqual([]);
});
