import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { exampleProps } from '../../../tests/support/example-props.ts';
import PageHero from './page-hero.section.tsx';

it('says what the page is about, with a way back and a button that opens the form', async () => {
  render(<PageHero {...await exampleProps('page-hero', 'us')} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Turnover is not what you live on' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Back to home' }).getAttribute('href')).toBe('/us/');
  const button = screen.getByRole('button', { name: 'Ask about your store' });
  expect(button.closest('form')?.getAttribute('data-opens')).toBe('contact');
  expect(screen.getAllByRole('listitem').map((point) => point.textContent)).toEqual([
    'The feed first, the bids after',
    'Margin in the account, not only turnover',
  ]);
});

it('leads a Danish visitor back to the Danish home page', async () => {
  render(<PageHero {...await exampleProps('page-hero', 'dk')} />);
  expect(screen.getByRole('link', { name: 'Tilbage til forsiden' }).getAttribute('href')).toBe('/dk/');
});

it('shows the drawing of the page as an ornament, at once and in a place of its own', async () => {
  const { container } = render(<PageHero {...await exampleProps('page-hero', 'us')} />);
  const drawing = container.querySelector('img');
  expect(drawing?.getAttribute('src')).toBe('/images/services/e-commerce.svg');
  expect(drawing?.getAttribute('alt')).toBe('');
  expect(drawing?.getAttribute('loading')).toBe('eager');
  expect([drawing?.width, drawing?.height]).toEqual([640, 680]);
});

it('stands without drawing, line above and points', async () => {
  const { drawing: _drawing, eyebrow: _eyebrow, ...props } = await exampleProps('page-hero', 'us');
  const { container } = render(<PageHero {...props} points={[]} />);
  expect(screen.getByRole('heading', { level: 1 })).toBeDefined();
  expect(screen.queryByRole('list')).toBeNull();
  expect(container.querySelector('img')).toBeNull();
});
