import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { exampleProps } from '../../../tests/support/example-props.ts';
import PageHero from './page-hero.section.tsx';
import { render } from '../../../tests/support/render.tsx';

it('shows the title with a back link and a button that leads to the form', async () => {
  render(<PageHero {...await exampleProps('page-hero', 'us')} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Turnover is not what you live on' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Back to home' }).getAttribute('href')).toBe('/us/');
  const button = screen.getByRole('button', { name: 'Ask about your store' });
  expect(button.closest('form')?.getAttribute('data-dialog-trigger')).toBe('contact');
  expect(screen.getAllByRole('listitem').map((point) => point.textContent)).toEqual([
    'The figures first, the ideas after',
    'One person from start to finish',
  ]);
});

it('links back to the Danish home page in dk', async () => {
  render(<PageHero {...await exampleProps('page-hero', 'dk')} />);
  expect(screen.getByRole('link', { name: 'Tilbage til forsiden' }).getAttribute('href')).toBe('/dk/');
});

it('leads nowhere back on the home page', async () => {
  render(<PageHero {...await exampleProps('page-hero', 'us')} back={undefined} />);
  expect(screen.queryByRole('link', { name: 'Back to home' })).toBeNull();
});

it('shows the drawing as decoration, loaded at once with reserved space', async () => {
  const { container } = render(<PageHero {...await exampleProps('page-hero', 'us')} />);
  const drawing = container.querySelector('img');
  expect(drawing?.getAttribute('src')).toBe('/images/services/e-commerce.svg');
  expect(drawing?.getAttribute('alt')).toBe('');
  expect(drawing?.getAttribute('loading')).toBe('eager');
  expect([drawing?.width, drawing?.height]).toEqual([640, 680]);
});

it('renders without drawing, line above and points', async () => {
  const { drawing: _drawing, eyebrow: _eyebrow, ...props } = await exampleProps('page-hero', 'us');
  const { container } = render(<PageHero {...props} points={[]} />);
  expect(screen.getByRole('heading', { level: 1 })).toBeDefined();
  expect(screen.queryByRole('list')).toBeNull();
  expect(container.querySelector('img')).toBeNull();
});
