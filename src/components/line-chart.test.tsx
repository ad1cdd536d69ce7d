import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LineChart } from './line-chart.tsx';

const TEXTS = { label: 'Orders', name: 'Orders: from 0 to 10.', first: '0', last: '10' };

it('scales the numbers from zero at the bottom to the largest at the top', () => {
  render(<LineChart points={[0, 5, 10]} {...TEXTS} />);
  const chart = screen.getByRole('img', { name: 'Orders: from 0 to 10.' });
  expect([...chart.querySelectorAll('path')].map((path) => path.getAttribute('d'))).toContain('M0 180L300 90L600 0');
});

it('draws a line of zeros at the bottom', () => {
  render(<LineChart points={[0, 0, 0]} {...TEXTS} />);
  const chart = screen.getByRole('img');
  expect([...chart.querySelectorAll('path')].map((path) => path.getAttribute('d'))).toContain('M0 180L300 180L600 180');
});

it('shows the first and last number with a label', () => {
  render(<LineChart points={[0, 5, 10]} {...TEXTS} />);
  expect(screen.getByText('10')).toBeDefined();
  expect(screen.getByText('Orders').tagName).toBe('FIGCAPTION');
});
