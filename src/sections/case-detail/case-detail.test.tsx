import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { exampleProps } from '../../../tests/support/example-props.ts';
import CaseDetail from './case-detail.section.tsx';

/** The example with figures of the test's own, so that it does not hang on a client's story. */
const props = async (region: 'us' | 'dk') => {
  const example = await exampleProps('case-detail', region);
  return {
    ...example,
    study: {
      ...example.study,
      clientName: 'Nord Tours',
      industry: 'Travel',
      result: 'From 10 to 40 bookings',
      flags: FLAGS,
      metrics: METRICS,
      tags: ['Travel'],
      website: 'https://example.com/',
    },
  };
};

const FLAGS = [
  { emoji: '🇳🇴', country: 'Norway' },
  { emoji: '🇸🇪', country: 'Sweden' },
];
const METRICS = [{ label: 'bookings a month', value: '40' }];

it('says who the client is and in which countries', async () => {
  render(<CaseDetail {...await props('us')} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Nord Tours' })).toBeDefined();
  expect(screen.getByText(/^Markets/).parentElement?.textContent).toBe('Markets: 🇳🇴 Norway🇸🇪 Sweden');
  expect(screen.getByText('🇳🇴').getAttribute('aria-hidden')).toBe('true');
  expect(screen.getByRole('link', { name: 'Back to home' }).getAttribute('href')).toBe('/us/');
});

it('shows the result and each figure with what it measures', async () => {
  render(<CaseDetail {...await props('us')} />);
  expect(screen.getByText('From 10 to 40 bookings')).toBeDefined();
  expect(screen.getByText('bookings a month').tagName).toBe('DT');
  expect(screen.getByText('40').tagName).toBe('DD');
});

it('draws the line of the months and tells it in words', async () => {
  const chart = {
    points: [1200, 1500, 2400],
    label: 'Bookings',
    first: '1.200',
    last: '2.400',
    name: 'Bookings: fra 1.200 til 2.400.',
  };
  render(<CaseDetail {...await props('dk')} chart={chart} />);
  expect(screen.getByRole('img', { name: 'Bookings: fra 1.200 til 2.400.' })).toBeDefined();
  expect(screen.getByText('2.400')).toBeDefined();
});

it('tells a real case in words that leave no gap', async () => {
  const { chart } = await exampleProps('case-detail', 'dk');
  for (const part of [chart.label, chart.first, chart.last]) expect(chart.name).toContain(part);
  expect(chart.name).not.toMatch(/[{}]/);
});

it('goes without a line', async () => {
  const { container } = render(<CaseDetail {...await props('us')} chart={undefined} />);
  expect(container.querySelector('figure')).toBeNull();
});

it('sets challenge and solution side by side under headings of their own', async () => {
  render(<CaseDetail {...await props('dk')} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Udfordring' })).toBeDefined();
  expect(screen.getByRole('heading', { level: 2, name: 'Løsning' })).toBeDefined();
});

it('opens the website of the client in a new tab, where there is one', async () => {
  const known = await props('us');
  const { unmount } = render(<CaseDetail {...known} />);
  const link = screen.getByRole('link', { name: /Visit website.*opens in a new tab/ });
  expect(link.getAttribute('href')).toBe('https://example.com/');
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toContain('noopener');
  unmount();
  render(<CaseDetail {...known} study={{ ...known.study, website: undefined }} />);
  expect(screen.queryByRole('link', { name: /Visit website/ })).toBeNull();
});

it('closes with a button that opens the contact window', async () => {
  render(<CaseDetail {...await props('us')} />);
  expect(
    screen.getByRole('button', { name: 'Get a free campaign analysis' }).closest('[data-opens="contact"]'),
  ).not.toBeNull();
});
