import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { exampleProps } from '../../../tests/support/example-props.ts';
import Timeline from './timeline.section.tsx';
import { render } from '../../../tests/support/render.tsx';

const years = () => screen.getAllByRole('listitem', { hidden: true }).map((entry) => entry.textContent?.slice(0, 4));

it('shows the first and the last year, and collapses the years between', async () => {
  render(<Timeline {...await exampleProps('timeline', 'us')} />);
  const toggle = screen.getByRole('button', { name: 'See full timeline' });
  const panel = document.getElementById(toggle.getAttribute('aria-controls') ?? '');
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  expect(panel?.textContent).toContain('2014');
  expect(panel?.textContent).toContain('2021');
  expect(panel?.textContent).not.toMatch(/1997|2025/);
});

it('lists the years in order', async () => {
  render(<Timeline {...await exampleProps('timeline', 'us')} />);
  expect(years()).toEqual(['1997', '2014', '2021', '2025']);
});

it('labels the toggle in Danish', async () => {
  render(<Timeline {...await exampleProps('timeline', 'dk')} />);
  expect(screen.getByRole('button', { name: 'Se hele tidslinjen' })).toBeDefined();
});

it.each([1, 2])('has no toggle with %i entries', async (count) => {
  const props = await exampleProps('timeline', 'us');
  render(<Timeline {...props} entries={props.entries.slice(0, count)} />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(years()).toHaveLength(count);
});

it('hides the emoji of an entry from screen readers', async () => {
  render(<Timeline {...await exampleProps('timeline', 'us')} />);
  expect(screen.getByText('👶').getAttribute('aria-hidden')).toBe('true');
  expect(screen.getByText('Born by the sea')).toBeDefined();
});

it('leaves a text without emoji unchanged', async () => {
  const props = await exampleProps('timeline', 'us');
  render(<Timeline {...props} entries={[{ year: 2000, text: '– a dash, and more' }]} />);
  expect(screen.getByText('– a dash, and more')).toBeDefined();
});

it('marks every year on a line to scale, as decoration', async () => {
  const { container } = render(<Timeline {...await exampleProps('timeline', 'us')} />);
  const scale = container.querySelector('svg:not(button svg)');
  expect(scale?.getAttribute('aria-hidden')).toBe('true');
  const marks = [...(scale?.querySelectorAll('circle') ?? [])].map((mark) => mark.getAttribute('cx'));
  expect(marks).toEqual(['0%', '60.7%', '85.7%', '100%']);
});
