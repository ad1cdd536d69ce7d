import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LineChart } from './line-chart.tsx';

const WORDS = { label: 'Orders', name: 'Orders: from 0 to 10.', first: '0', last: '10' };

it('draws the numbers from zero at the foot to the largest at the top', () => {
  render(<LineChart points={[0, 5, 10]} {...WORDS} />);
  const chart = screen.getByRole('img', { name: 'Orders: from 0 to 10.' });
  expect([...chart.querySelectorAll('path')].map((path) => path.getAttribute('d'))).toContain('M0 180L300 90L600 0');
});

it('draws a line of nothing at the foot', () => {
  render(<LineChart points={[0, 0, 0]} {...WORDS} />);
  const chart = screen.getByRole('img');
  expect([...chart.querySelectorAll('path')].map((path) => path.getAttribute('d'))).toContain('M0 180L300 180L600 180');
});

it('shows first and last number and what they are', () => {
  render(<LineChart points={[0, 5, 10]} {...WORDS} />);
  expect(screen.getByText('10')).toBeDefined();
  expect(screen.getByText('Orders').tagName).toBe('FIGCAPTION');
});
