import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { exampleProps } from '../../../tests/support/example-props.ts';
import ServiceGrid from './service-grid.section.tsx';
import { render } from '../../../tests/support/render.tsx';

it('lists the parts of the service in order, each with its description', async () => {
  render(<ServiceGrid {...await exampleProps('service-grid', 'us')} />);
  expect(screen.getByRole('heading', { level: 2, name: 'What’s included' })).toBeDefined();
  expect(screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
    'The first look',
    'The plan',
    'The monthly report',
  ]);
  const parts = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(parts[2]?.textContent).toContain('Two pages at most.');
});

it.each([
  [3, false],
  [4, true],
  [5, false],
])('lays %i parts out in two columns: %s', async (count, paired) => {
  const { items, ...props } = await exampleProps('service-grid', 'us');
  const parts = Array.from({ length: count }, (_, index) => ({ ...items[0], title: `Part ${index}` }));
  render(<ServiceGrid {...props} items={parts} />);
  expect(screen.getByRole('list').matches('[data-pairs]')).toBe(paired);
});

it('hides its drawings from screen readers', async () => {
  render(<ServiceGrid {...await exampleProps('service-grid', 'dk')} />);
  expect(screen.queryByRole('img')).toBeNull();
});
